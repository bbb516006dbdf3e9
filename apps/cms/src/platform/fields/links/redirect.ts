import { getScreen, getScreenPath, listStaticScreens } from '@liget/content-api/screens';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, FieldHook, PayloadRequest, TextField } from 'payload';
import { text as validateText } from 'payload/shared';
import { joinTransaction } from '../../database/transaction.ts';
import { inEditorLanguage } from '../../editor-language.ts';
import { RefusalError } from '../../rights/refusal-error.ts';
import { findItemByUrl, getOwnPath } from '../../urls/item-behind.ts';
import { getUrlLocale, parseNamedUrl, readReference } from '../../urls/named.ts';
import { getPathKey } from '../../urls/path-key.ts';
import { findPublishedByUrl } from '../../urls/published-url.ts';
import { presentPlace } from '../../urls/resolve-urls.ts';
import { type Label, label } from '../labels.ts';
import { asPath, getPageFieldName, getScreenFieldName, LEADS_TO, type ValidateText } from './link.ts';
import {
  findRedirectEnd,
  findRedirectError,
  findSourceError,
  findTargetError,
  isGoodTarget,
  MOST_HOPS,
  type RedirectError,
} from './link-rules.ts';

/** The field by which an editor says that a living page shall not be reached any more. */
export const REPLACES_PAGE = 'overLivingPage';

const TEXTS = {
  target: label(
    'Egyetlen perjellel kezdődő útvonalat (például /terkep) vagy teljes webcímet (https://…) adjon meg, szóköz nélkül.',
    'Give a path that begins with one slash (such as /en/map), or a whole web address (https://…), without spaces.',
  ),
  'not-a-path': label(
    'Egyetlen perjellel kezdődő útvonalat adjon meg, kérdőjel, kettős kereszt és szóköz nélkül, például /ballon.',
    'Give a path that begins with one slash, without question mark, hash and spaces, for example /balloon.',
  ),
  root: label('A főoldal nem irányítható át.', 'The homepage cannot be redirected.'),
  service: label(
    'Az /admin, /api, /assets, /files és /media kezdetű címek nem irányíthatók át.',
    'Addresses that begin with /admin, /api, /assets, /files or /media cannot be redirected.',
  ),
  living: label(
    'Ezen a címen most egy oldalunk látható. Ha átirányítja, a látogatók nem érik el többé. Ha biztosan ezt szeretné, jelölje be lejjebb, hogy igen.',
    'One of our pages is at this address. Once redirected, visitors cannot reach it any more. If that is what you want, tick the box below.',
  ),
  nowhere: label(
    'Ezen a címen most nincs oldalunk. Válassza ki a listából, hová vezessen a kód, vagy ellenőrizze a beírt címet.',
    'None of our pages is at this address. Choose from the list where the code should lead, or check what you typed.',
  ),
  language: label(
    'A régi cím angol oldalé (/en kezdetű), az új viszont magyar oldal. Válassza ki a tartalmat a listából, vagy adja meg az angol címét.',
    'The old address is that of an English page (it begins with /en), but the new one is Hungarian. Choose the item from the list, or give its English address.',
  ),
};

function formatRedirectError({ kind, way }: RedirectError): Label {
  const steps = way.join(' → ');
  return kind === 'loop'
    ? label(
        `Az átirányítás körbe vezetne: ${steps}. Adjon meg más célt.`,
        `The redirect would go round in a circle: ${steps}. Choose another target.`,
      )
    : label(
        `Több mint ${MOST_HOPS} átirányítás követné egymást: ${steps}. Adja meg közvetlenül a végső címet.`,
        `More than ${MOST_HOPS} redirects would follow one another: ${steps}. Give the final address itself.`,
      );
}

interface RedirectRow {
  id: number;
  from: string;
  to: string;
  toPage: unknown;
  toScreen: unknown;
  status: unknown;
}

/** All redirects but the one that is being saved. */
async function loadOtherRedirects(req: PayloadRequest, id: unknown): Promise<RedirectRow[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    ...(id === undefined || id === null ? {} : { where: { id: { not_equals: id } } }),
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { from: true, to: true, toPage: true, toScreen: true, status: true },
    ...joinTransaction(req),
  });
  return docs.map((document: Record<string, unknown>) => ({
    id: Number(document['id']),
    from: String(document['from']),
    to: String(document['to']),
    toPage: document['toPage'] ?? null,
    toScreen: document['toScreen'] ?? null,
    status: document['status'],
  }));
}

/** What leads on for good: the way over a temporary redirect stays as it is, for it will lead elsewhere. */
const isPermanent = ({ status }: { status?: unknown }) => status === '301';

const goodSource: ValidateText = async (value, options) => {
  const found = validateText(value, options);
  if (found !== true) return found;
  const { req } = options;
  const path = getOwnPath(value, req);
  const error = findSourceError(path);
  if (error) return inEditorLanguage(TEXTS[error], req);
  const sibling = options.siblingData as Record<string, unknown>;
  if (sibling[REPLACES_PAGE] === true) return true;
  return (await findPublishedByUrl(req.payload, path, req)) === null || inEditorLanguage(TEXTS.living, req);
};

/** Whether an English address would lead to a Hungarian page. */
function mixesLanguages(from: string, to: string): boolean {
  const named = parseNamedUrl(to);
  if (getUrlLocale(from) === 'hu' || !named || named.kind === 'reserved') return false;
  if (named.kind === 'screen' && getScreen(named.screen).hu === getScreen(named.screen).en) return false;
  return getUrlLocale(to) === 'hu';
}

const isChosen = (siblings: unknown): boolean =>
  typeof siblings === 'object' &&
  siblings !== null &&
  Boolean(Reflect.get(siblings, getPageFieldName('to')) ?? Reflect.get(siblings, getScreenFieldName('to')));

/** Whether a visitor finds something there: elsewhere, a file, a page, or what was chosen from the list and may yet appear. */
async function leadsSomewhere(
  to: string,
  { req, siblingData }: { req: PayloadRequest; siblingData: unknown },
  redirects: readonly RedirectRow[],
): Promise<boolean> {
  // The seed's pages are those that its texts name.
  if (req.context['seeding'] === true || !to.startsWith('/') || isChosen(siblingData) || /^\/(?:media|files)\/[^/]+$/.test(to)) return true;
  const [path = ''] = to.split(/[?#]/);
  if (redirects.some(({ from }) => getPathKey(from) === getPathKey(path)) || (await findPublishedByUrl(req.payload, path, req)) !== null)
    return true;
  const { totalDocs } = await req.payload.count({
    collection: 'former-addresses',
    where: { path: { equals: getPathKey(path) } },
    overrideAccess: true,
    ...joinTransaction(req),
  });
  return totalDocs > 0;
}

/** Where a redirect or a printed code leads: safe, and with an end. `of` a redirect stands beside its source. */
const goodTarget =
  (of: 'redirect' | 'code'): ValidateText =>
  async (value, options) => {
    const found = validateText(value, options);
    if (found !== true) return found;
    const { req, id } = options;
    const to = getOwnPath(value, req);
    if (!isGoodTarget(to)) return inEditorLanguage(TEXTS.target, req);
    const redirects = await loadOtherRedirects(req, of === 'redirect' ? id : undefined);
    if (of === 'code') {
      const error = findTargetError(to, redirects);
      if (error) return inEditorLanguage(formatRedirectError(error), req);
      return value === options.previousValue || (await leadsSomewhere(to, options, redirects)) || inEditorLanguage(TEXTS.nowhere, req);
    }
    const from = getOwnPath((options.siblingData as { from?: unknown }).from, req);
    const error = findRedirectError({ from, to }, redirects);
    if (error) return inEditorLanguage(formatRedirectError(error), req);
    return !mixesLanguages(from, to) || inEditorLanguage(TEXTS.language, req);
  };

/** Fields are not checked again when something comes back from the trash; meanwhile others may lead to it. */
export const noCircleFromTrash: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!originalDoc?.deletedAt || data['deletedAt']) return data;
  const one: unknown[] = [data['from'] ?? originalDoc['from'], data['to'] ?? originalDoc['to']];
  const error = findRedirectError({ from: String(one[0]), to: String(one[1]) }, await loadOtherRedirects(req, originalDoc.id));
  if (error) throw new RefusalError(inEditorLanguage(formatRedirectError(error), req), 400);
  return data;
};

const getLocale = (req: PayloadRequest) => (req.locale === 'en' ? 'en' : 'hu');

/**
 * Fills in the address of what was chosen, as it is now, in the language of the old address, or of a code's own; makes a typed address of an item of ours a link
 * to that item; and puts the end of the way in the place of an address that is redirected itself for good, so that there is no chain.
 */
const settled: FieldHook = async ({ value, siblingData, collection, originalDoc, req }) => {
  const [page, screen] = [getPageFieldName('to'), getScreenFieldName('to')];
  const before = originalDoc as Record<string, unknown> | undefined;
  const isCode = collection?.slug !== 'redirects';
  const from = isCode ? '' : getOwnPath(siblingData['from'] ?? before?.['from'], req);
  const locale = isCode ? getLocale(req) : getUrlLocale(from);
  const chosen = listStaticScreens().find((id) => id === siblingData[screen]);
  if (chosen) return getScreenPath(chosen, locale, {});
  const to = getOwnPath(value, req);
  const isBare = to.startsWith('/') && !/[?#]/.test(to);
  const last = isBare ? findRedirectEnd(to, (await loadOtherRedirects(req, isCode ? null : before?.['id'])).filter(isPermanent)) : to;
  // Of a circle the editor is told the whole way.
  const end = from !== '' && getPathKey(last) === getPathKey(from) ? to : last;
  const reference = readReference(siblingData[page]) ?? (isBare ? await findItemByUrl(end, req) : null);
  if (!reference) return value === undefined || value === null ? value : end;
  const place = await presentPlace(req.payload, reference, req, { evenHidden: true });
  const path = place?.paths[locale];
  if (!path) return value;
  siblingData[page] = reference;
  return path;
};

/** Redirects that led to the source of one that is for good lead to its target from now on. */
export const shortenOthers: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc['deletedAt'] || !isPermanent(doc)) return doc;
  const { from, to, toPage = null, toScreen = null }: Record<string, unknown> = doc;
  const key = getPathKey(String(from));
  const leading = (await loadOtherRedirects(req, doc['id'])).filter((one) => !/[?#]/.test(one.to) && getPathKey(one.to) === key);
  for (const { id } of leading) {
    const data = { to, toPage: readReference(toPage), toScreen };
    await req.payload.update({ collection: 'redirects', id, depth: 0, data, ...joinTransaction(req) });
  }
  return doc;
};

const withHook = (field: TextField, validate: ValidateText, hook: FieldHook): TextField =>
  ({ ...field, validate, hooks: { beforeValidate: [hook] } }) as TextField;

/** A redirect that is begun from a list of addresses has its own there already. */
const sourceOfForm: TextField['defaultValue'] = ({ req }: { req?: Pick<PayloadRequest, 'query'> }) => {
  const asked: unknown = req?.query?.['from'];
  return typeof asked === 'string' && findSourceError(asked) === null ? asked : undefined;
};

export const asRedirectSource = (field: TextField) => ({ ...withHook(field, goodSource, asPath), defaultValue: sourceOfForm }) as TextField;

/** A typed target, asked for while nothing is chosen. */
function target(field: TextField, of: 'redirect' | 'code'): TextField {
  const whole = { ...withHook(field, goodTarget(of), settled), custom: LEADS_TO };
  return { ...whole, admin: { ...whole.admin, components: { Field: '/features/redirects/admin/TypedTarget.tsx#TypedTarget' } } };
}

export const asRedirectTarget = (field: TextField) => target(field, 'redirect');
export const asCodeTarget = (field: TextField) => target(field, 'code');
