import type { Access, CollectionConfig, FieldAccess } from 'payload';

type Rules = NonNullable<CollectionConfig['access']>;

const signedIn: Access = ({ req }) => Boolean(req.user);
const isAdmin = (user: unknown) => typeof user === 'object' && user !== null && 'role' in user && user.role === 'admin';

export const adminOnly: Access = ({ req }) => isAdmin(req.user);
export const adminOnlyField: FieldAccess = ({ req }) => isAdmin(req.user);

/** Set by the content API's own reads, so that anonymous visitors get the contract and not Payload's REST answers. */
export const CONTENT_API = { contentApi: true } as const;
/**
 * Administrators delete. Everybody signed in may put one thing into the trash; many at once (a request without an id) are for administrators,
 * too. Payload hands over `deletedAt` when the trash is asked for, and no data when something is to go for good.
 */
const removal: Access = ({ req, id, data }) =>
  isAdmin(req.user) || (Boolean(req.user) && id !== undefined && isFilled((data as { deletedAt?: unknown } | undefined)?.deletedAt));
const isFilled = (value: unknown) => value !== undefined && value !== null;

const fromContentApi = (context: Record<string, unknown> | undefined) => context?.['contentApi'] === true;

/** Editors see and change all; the content API sees what is published; nobody else sees anything. */
export const draftable: Rules = {
  read: ({ req }) => (req.user ? true : fromContentApi(req.context) ? { _status: { equals: 'published' } } : false),
  readVersions: signedIn,
  create: signedIn,
  update: signedIn,
  delete: removal,
};

export const plain: Rules = {
  read: ({ req }) => Boolean(req.user) || fromContentApi(req.context),
  create: signedIn,
  update: signedIn,
  delete: removal,
};

/** Pictures and files are public by address, unless they are in the trash; the list of them is not. */
export const publicFiles: Rules = {
  ...plain,
  read: ({ req, isReadingStaticFile }) =>
    Boolean(req.user) || fromContentApi(req.context) || (isReadingStaticFile === true ? { deletedAt: { exists: false } } : false),
};

/** What visitors sent: editors read it, nobody edits it, administrators may delete it on request. */
export const received: Rules = { read: signedIn, create: () => false, update: () => false, delete: adminOnly };
