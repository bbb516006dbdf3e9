import type {
  Access,
  CollectionAfterReadHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  PayloadRequest,
  SanitizedConfig,
  Where,
} from 'payload';
import { isRecord } from '../is-record.ts';
import { getProperty } from './get-property.ts';
import { COLLECTIONS, GLOBALS, isAdministrator, may, PAYLOAD_COLLECTIONS, type PayloadCollection } from './roles.ts';

type Rules = Required<Pick<NonNullable<CollectionConfig['access']>, 'create' | 'read' | 'readVersions' | 'update' | 'delete'>>;
type Id = number | string;

export const LOCKS = 'payload-locked-documents' satisfies PayloadCollection;

const nobody: Access = () => false;
const NOBODY: Rules = { create: nobody, read: nobody, readVersions: nobody, update: nobody, delete: nobody };

interface LockedDocument {
  collection?: string;
  global?: string;
  id?: Id;
}

/** The document of a stored or received lock; none if it names both a document and a global. */
function parseLockedDocument(lock: unknown): LockedDocument | null {
  const [document, global] = [getProperty(lock, 'document'), getProperty(lock, 'globalSlug')];
  const [collection, id] = [getProperty(document, 'relationTo'), getProperty(document, 'value')];
  if (typeof global === 'string' && global !== '') return document ? null : { global };
  return typeof collection === 'string' && (typeof id === 'number' || typeof id === 'string') ? { collection, id } : null;
}

/** Whether a user may lock a document: those that they may change, and their own account. */
export function mayLock(user: PayloadRequest['user'], { collection, global, id }: LockedDocument): boolean {
  if (!user) return false;
  if (collection === 'users') return isAdministrator(user) || (id !== undefined && String(id) === String(user.id));
  return may(user, 'write', collection ?? global ?? '');
}

const maySeeLocked = (user: PayloadRequest['user'], locked: LockedDocument | null): boolean =>
  locked !== null && may(user, 'see', locked.collection ?? locked.global ?? '');

const isOwn = ({ user }: PayloadRequest): Where | false => (user ? { 'user.value': { equals: user.id } } : false);

/**
 * Users who may see a document see its lock. Users always see their own locks: without them they could not open their own account. There
 * are few locks, because Payload deletes expired ones; they are selected by id, because the adapters cannot query a list of collections.
 */
const readLocks: Access = async ({ req }) => {
  const own = isOwn(req);
  if (!own) return false;
  const { docs } = await req.payload.db.find<{ id: Id }>({ collection: LOCKS, pagination: false, limit: 0, req });
  const seen = docs.filter((lock) => maySeeLocked(req.user, parseLockedDocument(lock)));
  return seen.length > 0 ? { or: [own, { id: { in: seen.map(({ id }) => id) } }] } : own;
};

const createLock: Access = ({ req, data }) => {
  const locked = parseLockedDocument(data);
  return locked !== null && mayLock(req.user, locked);
};

/** Payload's ‘take over’ writes the next editor into the lock: allowed for users who may change the document (`holdInOwnName` sets the name). */
const takeOver: Access = async ({ req, id }) => {
  if (id === undefined) return isAdministrator(req.user);
  const locked = parseLockedDocument(await req.payload.db.findOne({ collection: LOCKS, req, where: { id: { equals: id } } }));
  return locked !== null && mayLock(req.user, locked);
};

const breakLock: Access = ({ req, id }) => isAdministrator(req.user) || (id !== undefined && isOwn(req));

/** The holder of a lock is always the sender of the request. */
const holdInOwnName: CollectionBeforeValidateHook = ({ data, req }) =>
  req.user ? { ...data, user: { relationTo: req.user.collection, value: req.user.id } } : data;

/** Payload's dialogs show the holder's e-mail address, which only administrators may see; this replaces it by the name. */
const nameHolder: CollectionAfterReadHook<{ id: Id; user?: unknown }> = ({ doc }) => {
  const holder = getProperty(doc.user, 'value');
  const name = getProperty(holder, 'name');
  if (typeof holder !== 'object' || holder === null || typeof name !== 'string') return doc;
  return { ...doc, user: { ...Object(doc.user), value: { ...holder, email: name } } };
};

/** Payload's own rule, that users have their own preferences; many at once only for administrators, as everywhere. */
const isOwnPreference: Access = ({ req, id }) => (id !== undefined || isAdministrator(req.user) ? isOwn(req) : false);

const RULES: Readonly<Record<PayloadCollection, Rules>> = {
  [LOCKS]: { ...NOBODY, create: createLock, read: readLocks, update: takeOver, delete: breakLock },
  // Payload's own endpoints read and write them by key and set the owner.
  'payload-preferences': {
    ...NOBODY,
    create: ({ req }) => Boolean(req.user),
    read: ({ req }) => isOwn(req),
    update: isOwnPreference,
    delete: isOwnPreference,
  },
  'payload-jobs': NOBODY,
  'payload-kv': NOBODY,
  'payload-migrations': NOBODY,
};

const isPayloads = (slug: string): slug is PayloadCollection => Object.hasOwn(PAYLOAD_COLLECTIONS, slug);
const neverChanged = { update: () => false };

/**
 * Nobody sets when a document was created: the retention periods count from it. Not by the field's access, without which a restored version would
 * have no such date.
 */
const keepCreationTime: CollectionBeforeOperationHook = ({ args, overrideAccess }) => {
  if (overrideAccess === true || !('data' in args) || !isRecord(args.data)) return args;
  const data: Record<string, unknown> = { ...args.data };
  delete data['createdAt'];
  return { ...args, data };
};

/**
 * Adds access rules for the collections and globals that Payload (3.90) itself adds: by its own rule, any account may do anything with most
 * of them. Additions of later versions are inaccessible until they are in the table.
 */
export function withPayloadRules(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { slug } = collection;
    collection.hooks.beforeOperation.push(keepCreationTime);
    if (Object.hasOwn(COLLECTIONS, slug)) continue;
    Object.assign(collection.access, isPayloads(slug) ? RULES[slug] : NOBODY);
    if (slug !== LOCKS) continue;
    collection.hooks.beforeValidate.push(holdInOwnName);
    collection.hooks.afterRead.push(nameHolder);
    for (const field of collection.fields)
      if ('name' in field && (field.name === 'document' || field.name === 'globalSlug')) Object.assign(field, { access: neverChanged });
  }
  for (const { access, slug } of config.globals)
    if (!Object.hasOwn(GLOBALS, slug)) Object.assign(access, { read: nobody, readVersions: nobody, update: nobody });
  return config;
}
