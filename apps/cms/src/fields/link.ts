import type { CollectionBeforeChangeHook, FieldHook, PayloadRequest, TextField } from 'payload';
import { text as validateText } from 'payload/shared';
import { RefusalError } from '../access/refusal-error.ts';
import { inTransactionOf } from '../database/transaction.ts';
import { type Label, label } from './labels.ts';
import {
  isGoodLink,
  isGoodTarget,
  MOST_HOPS,
  redirectFault,
  sourceFault,
  type WayFault,
  wayFault,
  withoutOwnOrigin,
} from './link-rules.ts';

type Validate = NonNullable<Extract<TextField, { hasMany?: false | undefined }>['validate']>;

const TEXTS = {
  link: label(
    'Útvonalat (például /terkep), horgonyt (#nyitvatartas), teljes webcímet (https://…), mailto: vagy tel: címet adjon meg, szóköz nélkül.',
    'Give a path (such as /en/map), an anchor (#opening), a whole web address (https://…), or a mailto: or tel: address, without spaces.',
  ),
  target: label(
    'Egyetlen perjellel kezdődő útvonalat (például /terkep) vagy teljes webcímet (https://…) adjon meg, szóköz nélkül.',
    'Give a path that begins with one slash (such as /en/map), or a whole web address (https://…), without spaces.',
  ),
  'not-a-path': label(
    'Egyetlen perjellel kezdődő útvonalat adjon meg, kérdőjel, kettős kereszt és szóköz nélkül, például /ballon.',
    'Give a path that begins with one slash, without question mark, hash and spaces, for example /balloon.',
  ),
  root: label('A főoldal nem irányítható át.', 'The homepage cannot be redirected.'),
};

const said = (text: Label, req: PayloadRequest) => text[req.i18n.language === 'en' ? 'en' : 'hu'];

function faultText({ kind, way }: WayFault): Label {
  const steps = way.join(' → ');
  return kind === 'loop'
    ? label(
        `Az átirányítás körbe vezetne: ${steps}. Adjon meg más célt.`,
        `The redirect would lead round in a circle: ${steps}. Choose another target.`,
      )
    : label(
        `Több mint ${MOST_HOPS} átirányítás követné egymást: ${steps}. Adja meg közvetlenül a végső címet.`,
        `More than ${MOST_HOPS} redirects would follow one another: ${steps}. Give the final address itself.`,
      );
}

/** All redirects but the one that is being saved. */
async function otherRedirects(req: PayloadRequest, id: unknown): Promise<{ from: string; to: string }[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    ...(id === undefined || id === null ? {} : { where: { id: { not_equals: id } } }),
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { from: true, to: true },
    ...inTransactionOf(req),
  });
  return docs.map((document: Record<string, unknown>) => ({ from: String(document['from']), to: String(document['to']) }));
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const asPath: FieldHook = ({ value, req }) => (typeof value === 'string' ? withoutOwnOrigin(value, req.payload.config.serverURL) : value);

const goodLink: Validate = (value, options) => {
  const found = validateText(value, options);
  if (found !== true || !trimmed(value)) return found;
  return isGoodLink(trimmed(value)) || said(TEXTS.link, options.req);
};

const goodSource: Validate = (value, options) => {
  const found = validateText(value, options);
  if (found !== true) return found;
  const fault = sourceFault(withoutOwnOrigin(trimmed(value), options.req.payload.config.serverURL));
  return fault === null || said(TEXTS[fault], options.req);
};

/** Where a redirect or a printed code leads: safe, and with an end. `of` a redirect stands beside its source. */
const goodTarget =
  (of: 'redirect' | 'code'): Validate =>
  async (value, options) => {
    const found = validateText(value, options);
    if (found !== true) return found;
    const { req, id } = options;
    const to = withoutOwnOrigin(trimmed(value), req.payload.config.serverURL);
    if (!isGoodTarget(to)) return said(TEXTS.target, req);
    const from = (options.siblingData as { from?: unknown }).from;
    const redirects = await otherRedirects(req, of === 'redirect' ? id : undefined);
    const fault =
      of === 'code'
        ? wayFault(to, redirects)
        : redirectFault({ from: withoutOwnOrigin(trimmed(from), req.payload.config.serverURL), to }, redirects);
    return fault === null || said(faultText(fault), req);
  };

/** Fields are not checked again when something comes back from the trash; meanwhile others may lead to it. */
export const noCircleFromTrash: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!originalDoc?.deletedAt || data['deletedAt']) return data;
  const one: unknown[] = [data['from'] ?? originalDoc['from'], data['to'] ?? originalDoc['to']];
  const fault = redirectFault({ from: String(one[0]), to: String(one[1]) }, await otherRedirects(req, originalDoc.id));
  if (fault) throw new RefusalError(said(faultText(fault), req), 400);
  return data;
};

const withHook = (field: TextField, validate: Validate): TextField =>
  ({ ...field, validate, hooks: { beforeValidate: [asPath] } }) as TextField;

/** A link field of any kind: only addresses that are safe to stand on the site. */
export const linkField = (field: TextField) => withHook(field, goodLink);
export const redirectSource = (field: TextField) => withHook(field, goodSource);
export const redirectTarget = (field: TextField) => withHook(field, goodTarget('redirect'));
export const codeTarget = (field: TextField) => withHook(field, goodTarget('code'));
