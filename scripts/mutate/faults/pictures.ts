import { faultsIn } from '../planted-fault.ts';

const CMS = 'apps/cms/src';
const SITE = 'apps/site/server';

/** What pictures are taken, how they are cut, what their files say; where printed codes lead and how they are counted. */
const rules = faultsIn(CMS, 'rules', [
  {
    of: 'pictures/intake',
    find: '< SHORTEST_LONG_SIDE)',
    replace: '< 0)',
    meets: 'A picture of 300 pixels fills the width of a page.',
    test: 'pictures/intake',
  },
  {
    of: 'pictures/intake',
    find: 'opened(data).autoOrient()',
    replace: 'opened(data)',
    meets: 'A portrait from a telephone lies on its side.',
    test: 'pictures/intake',
  },
  {
    of: 'pictures/without-metadata',
    find: 'kind === APP1 || kind === APP13',
    replace: 'kind === APP13',
    meets: 'Everybody can read where an editor took a picture.',
    test: 'pictures/intake',
  },
  {
    of: 'pictures/crop-window',
    find: '(focal.x / 100) * width - part.width / 2, 0, width - part.width)',
    replace: '(focal.x / 100) * width, 0, width - part.width)',
    meets: 'The face that an editor chose is at the edge of every crop.',
    test: 'pictures/cut-sizes',
  },
  {
    of: 'pictures/credit',
    find: 'author && licence?.isProtected !== false',
    replace: 'author',
    meets: 'The park claims the right to a picture that is free for all.',
    test: 'pictures/with-credit',
  },
  {
    of: 'pictures/with-credit',
    find: 'total - replaced + extended.length + end.length + 4, 4);',
    replace: 'total - replaced + extended.length + end.length, 4);',
    meets: 'A downloaded WebP picture cannot be opened by strict programs.',
    test: 'pictures/with-credit',
  },
  {
    of: 'fields/picture-uses',
    find: "return width < least ? 'refused'",
    replace: "return width < 0 ? 'refused'",
    meets: 'A picture of 600 pixels fills the homepage.',
    test: 'hooks/picture-problems',
  },
  {
    of: 'hooks/document-file',
    find: "startsWith(bytes, '%PDF-') && ['xref', '%%EOF'].every((sign) => bytes.subarray(-KILO).includes(sign))",
    replace: 'bytes.length > 0',
    meets: 'A program that is called a PDF is offered to visitors.',
    test: 'hooks/document-file',
  },
  {
    of: 'qr-codes/drawing',
    find: 'const QUIET = 4;',
    replace: 'const QUIET = 0;',
    meets: 'Printed codes on dark signs are read by no telephone.',
    test: 'qr-codes/qr-codes',
  },
  {
    of: 'admin/pictures/shapes',
    find: 'const [left, top] = [rest.left + window.left, rest.top + window.top];',
    replace: 'const [left, top] = [window.left, window.top];',
    meets: 'The form shows another part of a cropped picture than the site.',
    test: 'admin/pictures/shapes',
  },
]);

const wiring = faultsIn(SITE, 'wiring', [
  {
    of: 'qr-uses',
    find: "method !== 'GET' || ",
    replace: '',
    meets: 'Checks of links are counted as visitors at a sign.',
    test: 'qr-uses',
  },
  {
    of: 'qr-uses',
    find: "isbot(headers['user-agent'] ?? '')",
    replace: 'false',
    meets: 'Robots are counted as visitors at a sign.',
    test: 'qr-uses',
  },
  {
    of: 'qr-uses',
    find: 'for (const { code, count } of uses) note(code, count);',
    replace: '',
    meets: 'What was counted during an outage is lost.',
    test: 'qr-uses',
  },
  {
    of: 'media/routes',
    find: 'const known = kept && hasEnded(kept) ? undefined : kept;',
    replace: 'const known = kept;',
    meets: 'A picture that has expired is still given out while the content service is down.',
    test: 'media/routes',
  },
  {
    of: 'media/routes',
    find: "cacheControl === EDITORS_CACHE && requestCookie(cookie, 'payload-token') !== undefined",
    replace: 'false',
    meets: 'Editors cannot see a picture under embargo.',
    test: 'media/routes',
  },
]);

export const pictures = [...rules, ...wiring];
