import { findItemScreen, getScreenPath, listStaticScreens } from '@liget/content-api/screens';
import type { Endpoint, PayloadRequest } from 'payload';
import { record } from '../audit/record.ts';
import { raise } from '../content-revision/raise.ts';
import { inTransaction } from '../database/transactions/in-transaction.ts';
import { joinTransaction } from '../database/transactions/transaction.ts';
import { type Label, label } from '../fields/labels.ts';
import { listAbove, SCREEN_CHOICES } from '../fields/links/screen-choices.ts';
import { STATIC_SCREEN_NAMES } from '../fields/links/screen-names.ts';
import { refuseSignedOut, sendMessage } from '../message-answers.ts';
import { mayChangePublished } from '../rights/roles.ts';
import { findItemByUrl } from '../urls/item-behind.ts';
import { getReferenceKey, isItemCollection, type Reference } from '../urls/named.ts';
import { getPaths, resolveItemUrls } from '../urls/resolve-urls.ts';
import { findFormer, type Successor, setSuccessor, storeFormerPaths, whereDocument } from './former.ts';
import type { SuccessorAnswer } from './successor.ts';

const NOT_OURS = label(
  'Ezen a címen nincs látható oldalunk. Nyissa meg a honlapon azt, ahová vezetni szeretne, és másolja ide a címét.',
  'None of our pages is at this address. Open the one that you want on the site and copy its address.',
);
const ITSELF = label('Ez maga az oldal, amely lekerül. Válasszon másikat.', 'This is the page that is taken down. Choose another one.');

const staticScreens = listStaticScreens();

/** The title of a document in both languages, if it has one. */
async function getTitle(req: PayloadRequest, { relationTo, value }: Reference): Promise<Label> {
  const document: unknown = await req.payload.findByID({
    collection: relationTo,
    id: value,
    depth: 0,
    locale: 'all',
    trash: true,
    disableErrors: true,
    select: { title: true },
    ...joinTransaction(req),
  });
  const title = typeof document === 'object' && document !== null && 'title' in document ? document.title : null;
  const { hu, en } = (typeof title === 'object' && title !== null ? title : {}) as Partial<Record<'hu' | 'en', unknown>>;
  const chooseText = (...values: unknown[]): string => values.find((one): one is string => typeof one === 'string' && one !== '') ?? '…';
  return label(chooseText(hu, en), chooseText(en, hu));
}

async function describeSuccessor(req: PayloadRequest, successor: Successor): Promise<SuccessorAnswer['chosen']> {
  if (successor === null) return null;
  if ('screen' in successor)
    return { name: STATIC_SCREEN_NAMES[successor.screen], address: getScreenPath(successor.screen, 'hu', {}), screen: successor.screen };
  const urls = await resolveItemUrls(req.payload, successor.page, req);
  return { name: await getTitle(req, successor.page), address: urls ? (getPaths(urls)[0]?.path ?? null) : null, screen: null };
}

async function sendSuccessor(req: PayloadRequest, reference: Reference): Promise<Response> {
  const [urls, former] = [await resolveItemUrls(req.payload, reference), await findFormer(req.payload, whereDocument(reference))];
  const screen = findItemScreen(reference.relationTo);
  const body: SuccessorAnswer = {
    isPublic: urls !== null,
    mayChoose: mayChangePublished(req.user, reference.relationTo),
    addresses: [...new Set([...(urls ? getPaths(urls) : []), ...former].map(({ path }) => path))],
    list: screen ? listAbove(screen) : 'home',
    chosen: await describeSuccessor(req, former.find(({ successor }) => successor !== null)?.successor ?? null),
    screens: SCREEN_CHOICES.flatMap(({ value, label: name }) => staticScreens.filter((id) => id === value).map((id) => ({ id, name }))),
  };
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}

const NOT_YOURS = label(
  'Azt, hogy hová jussanak a látogatók, az adhatja meg, aki ezt közzé is teheti.',
  'Where visitors go is set by those who may publish this.',
);

/** The requested redirect target, or an error message. */
async function parseRequest(req: PayloadRequest, reference: Reference): Promise<Successor | Label> {
  const body: unknown = await req.json?.().catch(() => null);
  if (body === null) return null;
  if (typeof body !== 'object') return NOT_OURS;
  if ('screen' in body) {
    const screen = staticScreens.find((id) => id === body.screen);
    return screen ? { screen } : NOT_OURS;
  }
  const page = 'address' in body ? await findItemByUrl(body.address, req) : null;
  if (!page) return NOT_OURS;
  return getReferenceKey(page) === getReferenceKey(reference) ? ITSELF : { page };
}

/** Logs the choice, in Hungarian, the language of the log. */
async function noteSuccessor(req: PayloadRequest, reference: Reference, successor: Successor): Promise<void> {
  const [title, chosen] = [await getTitle(req, reference), await describeSuccessor(req, successor)];
  const detail = chosen ? `a webcíme ide vezet: ${chosen.address ?? chosen.name.hu}` : 'a webcíme nem vezet sehová';
  await record(req, { what: 'settings', subject: reference.relationTo, document: reference.value, title: title.hu, detail });
}

async function saveSuccessor(req: PayloadRequest, reference: Reference, successor: Successor): Promise<void> {
  const urls = await resolveItemUrls(req.payload, reference, req);
  // Also before a scheduled unpublication, which happens without a request.
  if (urls && successor !== null) await storeFormerPaths(req.payload, reference, getPaths(urls), req);
  await setSuccessor(req.payload, reference, successor, req);
  await noteSuccessor(req, reference, successor);
  await raise(req);
}

type Handler = (req: PayloadRequest, reference: Reference) => Promise<Response>;

/** For signed-in editors who may read the document, also when it is in the trash. */
const guarded =
  (collection: string, handle: Handler): Endpoint['handler'] =>
  async (req) => {
    if (!req.user) return refuseSignedOut(req);
    const id = Number(req.routeParams?.['id']);
    if (!isItemCollection(collection) || !Number.isSafeInteger(id)) return Response.json({}, { status: 404 });
    const document: unknown = await req.payload.findByID({
      collection,
      id,
      depth: 0,
      trash: true,
      overrideAccess: false,
      user: req.user,
      disableErrors: true,
      select: {},
    });
    return document ? handle(req, { relationTo: collection, value: id }) : Response.json({}, { status: 404 });
  };

/** `GET` and `POST /api/{collection}/{id}/successor`: the redirect target of an unpublished document's paths (`successor.ts`). */
export function createSuccessorEndpoints(collection: string): Omit<Endpoint, 'root'>[] {
  return [
    { method: 'get', path: '/:id/successor', handler: guarded(collection, sendSuccessor) },
    {
      method: 'post',
      path: '/:id/successor',
      handler: guarded(collection, async (req, reference) => {
        if (!mayChangePublished(req.user, collection)) return sendMessage(req, 403, NOT_YOURS);
        const request = await parseRequest(req, reference);
        if (request !== null && 'hu' in request) return sendMessage(req, 400, request);
        await inTransaction(req, (within) => saveSuccessor(within, reference, request));
        return sendSuccessor(req, reference);
      }),
    },
  ];
}
