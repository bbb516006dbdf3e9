import { type AfterErrorHook, APIError, type CollectionBeforeOperationHook, type Endpoint, type SanitizedConfig } from 'payload';
import { isBrokenJson, isUnreadableBody } from '../logging/unreadable-body.ts';
import { boundPreferences } from './bounded-preferences.ts';
import { getProperty } from './get-property.ts';
import { requireFile } from './require-file.ts';
import { isStorageFull } from './storage-full.ts';

interface Sentence {
  hu: string;
  en: string;
}

const NO_VERSIONS: Sentence = { hu: 'Ennek nincsenek korábbi változatai.', en: 'This has no earlier versions.' };
const NO_VERIFICATION: Sentence = { hu: 'Itt nem kell e-mail-címet megerősíteni.', en: 'No e-mail address is confirmed here.' };
const SIGNED_OUT: Sentence = { hu: 'Nincs bejelentkezve.', en: 'You are not signed in.' };
const BAD_REQUEST: Sentence = {
  hu: 'Ezt nem sikerült elvégezni. Frissítse az oldalt, és próbálja újra.',
  en: 'This request is not valid.',
};
const NOT_FOUND: Sentence = { hu: 'Ilyen nincs.', en: 'Not found.' };
const STORAGE_FULL: Sentence = {
  hu: 'A kiszolgálón elfogyott a tárhely, ezért most semmit nem lehet menteni. Szóljon az üzemeltetőnek.',
  en: 'The server has no storage space left, so nothing can be saved now. Please tell its operator.',
};
const BY_STATUS: Readonly<Record<number, Sentence>> = {
  401: SIGNED_OUT,
  403: { hu: 'Ehhez nincs joga. Kérje a rendszergazdától.', en: 'You may not do this. Ask an administrator.' },
  404: NOT_FOUND,
  413: { hu: 'Ez túl nagy, ezért nem küldhető el.', en: 'This is too large to be sent.' },
};

/** A request that Payload could not read has no language yet. */
const toErrorBody = ({ hu, en }: Sentence, req: object) => ({
  errors: [{ message: getProperty(getProperty(req, 'i18n'), 'language') === 'en' ? en : hu }],
});

const refuse =
  (sentence: Sentence, status: number): Endpoint['handler'] =>
  (req) =>
    Response.json(toErrorBody(sentence, req), { status });

type Change = (endpoint: Endpoint) => Endpoint['handler'] | null;

const leaveOutVersions: Change = ({ path }) => (/^\/versions(\/|$)/.test(path) ? refuse(NO_VERSIONS, 404) : null);

/** For accounts: e-mail addresses are not verified, and signing out requires a session. */
const answerAccounts: Change = ({ handler, path }) => {
  if (path === '/verify/:id') return refuse(NO_VERIFICATION, 404);
  return path === '/logout' ? (req) => (req.user ? handler(req) : refuse(SIGNED_OUT, 401)(req)) : null;
};

/** Deleting a preference that the user does not have fails in the database. */
const answerPreferences: Change = ({ handler, method, path }) =>
  method === 'delete' && path === '/:key'
    ? async (req) => {
        const where = { key: { equals: req.routeParams?.['key'] } };
        const { totalDocs } = await req.payload.count({ collection: 'payload-preferences', where, req, overrideAccess: false });
        return totalDocs > 0 ? handler(req) : refuse(NOT_FOUND, 404)(req);
      }
    : null;

/** Replaces handlers. Payload's endpoints are objects that all collections share, so each changed one is a new object. */
export function changeHandlers(owner: { endpoints: false | Omit<Endpoint, 'root'>[] }, by: Change): void {
  if (owner.endpoints === false) return;
  owner.endpoints = owner.endpoints.map((endpoint) => {
    const handler = by(endpoint);
    return handler ? { ...endpoint, handler } : endpoint;
  });
}

/** Payload's answer when the built bundle has removed the name of an error's class. */
const UNKNOWN = 'An unknown error occurred.';
const isUnknown = (result: unknown): boolean => JSON.stringify(result ?? null).includes(UNKNOWN);
const isClientError = (status: unknown): status is number => typeof status === 'number' && status >= 400 && status < 500;

/** Payload's errors without a class of their own are in English; other errors, including ours, are already in the editor's language. */
const translateError: AfterErrorHook = ({ error, req, result }) => {
  if (isUnreadableBody(error) || isBrokenJson(error)) return { status: 400, response: toErrorBody(BAD_REQUEST, req) };
  if (isStorageFull(error)) return { status: 503, response: toErrorBody(STORAGE_FULL, req) };
  const status = getProperty(error, 'status');
  if (!(error instanceof APIError) || error.data || !isClientError(status)) return undefined;
  if (error.constructor === APIError) return { response: toErrorBody(BY_STATUS[status] ?? BAD_REQUEST, req) };
  return isUnknown(result) ? { response: { errors: [{ message: error.message }] } } : undefined;
};

/** A body without a content type is none, and hooks of fields fail in what is not there. A copy needs none. */
const requireData: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isSave = operation === 'create' || operation === 'update';
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID !== undefined;
  if (isSave && !isCopy && !req.file && getProperty(args, 'data') === undefined) throw new APIError(BAD_REQUEST.en, 400);
  return args;
};

/**
 * Payload (3.90) serves the endpoints of versions and of address verification also where there is nothing behind them, and fails in the
 * database. Its refusals in English, or in the built bundle ‘An unknown error occurred.’, are translated to the editor's language. No
 * upload is fetched from a URL.
 */
export function withAnsweredEndpoints(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.versions) changeHandlers(collection, leaveOutVersions);
    if (collection.auth) changeHandlers(collection, answerAccounts);
    if (collection.slug === 'payload-preferences') {
      changeHandlers(collection, answerPreferences);
      boundPreferences(collection);
    }
    collection.hooks.beforeOperation.push(requireData);
    if (collection.upload) collection.hooks.beforeOperation.push(requireFile);
  }
  for (const global of config.globals) if (!global.versions) changeHandlers(global, leaveOutVersions);
  config.hooks.afterError = [...(config.hooks.afterError ?? []), translateError];
  return config;
}
