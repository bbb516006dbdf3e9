import type { Access, CollectionConfig, FieldAccess, GlobalConfig, Where } from 'payload';
import { type CollectionSubject, type GlobalSubject, isAdministrator, may } from './roles.ts';
import { whereShown } from './shown.ts';

type Rules = NonNullable<CollectionConfig['access']>;
type GlobalRules = NonNullable<GlobalConfig['access']>;

export const adminOnly: Access = ({ req }) => isAdministrator(req.user);
export const adminOnlyField: FieldAccess = ({ req }) => isAdministrator(req.user);
const nobody: Access = () => false;

/** Set by the content API's own reads, so that anonymous visitors get the contract and not Payload's REST answers. */
export const CONTENT_API = { contentApi: true } as const;

const fromContentApi = (context: Record<string, unknown> | undefined) => context?.['contentApi'] === true;
const isFilled = (value: unknown) => value !== undefined && value !== null;
const getField = (data: unknown, name: 'deletedAt' | '_status'): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;

/** For administrators and the content service itself: it goes out to visitors without every editor seeing it. */
export const adminAndSite: FieldAccess = ({ req }) => isAdministrator(req.user) || fromContentApi(req.context);

/**
 * Administrators delete. Who may throw this away may put one thing into the trash; many at once (a request without an id) are for administrators,
 * too. Payload hands over `deletedAt` when the trash is asked for, and no data when something is to go for good.
 */
const removal =
  (subject: CollectionSubject): Access =>
  ({ req, id, data }) =>
    may(req.user, 'delete', subject) && (isAdministrator(req.user) || (id !== undefined && isFilled(getField(data, 'deletedAt'))));

/** Editors see and change what their roles allow (roles.ts); the content API sees what is published; nobody else sees anything. */
export function getDraftRules(subject: CollectionSubject): Rules {
  const change: Access = ({ req, data }) => may(req.user, getField(data, '_status') === 'published' ? 'publish' : 'write', subject);
  return {
    read: ({ req }) => (may(req.user, 'see', subject) ? true : fromContentApi(req.context) ? { _status: { equals: 'published' } } : false),
    readVersions: ({ req }) => may(req.user, 'see', subject),
    create: change,
    update: change,
    delete: removal(subject),
  };
}

/** Without drafts: with every save it is public. */
export function getPlainRules(subject: CollectionSubject): Rules {
  const change: Access = ({ req }) => may(req.user, 'publish', subject);
  return {
    read: ({ req }) => may(req.user, 'see', subject) || fromContentApi(req.context),
    readVersions: ({ req }) => may(req.user, 'see', subject),
    create: change,
    update: change,
    delete: removal(subject),
  };
}

const NOT_IN_TRASH: Where = { deletedAt: { exists: false } };

const filesThat = (subject: CollectionSubject, arePublic: () => Where): Rules => ({
  ...getPlainRules(subject),
  read: ({ req, isReadingStaticFile }) =>
    may(req.user, 'see', subject) || fromContentApi(req.context) || (isReadingStaticFile === true ? arePublic() : false),
});

/** Files are public by address, unless they are in the trash; the list of them is not. */
export const getPublicFileRules = (subject: CollectionSubject): Rules => filesThat(subject, () => NOT_IN_TRASH);

/** Pictures are, too, from the end of their embargo until they expire. */
export const getPublicPictureRules = (subject: CollectionSubject): Rules =>
  filesThat(subject, () => ({ and: [NOT_IN_TRASH, whereShown(new Date())] }));

/** What visitors sent, or the service wrote down: nobody makes or changes it by hand, and many at once are deleted by administrators alone. */
export const allowReceived = (subject: CollectionSubject): Rules => ({
  read: ({ req }) => may(req.user, 'see', subject),
  readVersions: ({ req }) => may(req.user, 'see', subject),
  create: nobody,
  update: nobody,
  delete: ({ req, id }) => may(req.user, 'delete', subject) && (isAdministrator(req.user) || id !== undefined),
});

/** A global: the content API reads it, too, but no older versions. */
export const getGlobalRules = (subject: GlobalSubject): GlobalRules => ({
  read: ({ req }) => may(req.user, 'see', subject) || fromContentApi(req.context),
  readVersions: ({ req }) => may(req.user, 'see', subject),
  update: ({ req }) => may(req.user, 'publish', subject),
});

/** A global that no visitor's page shows. */
export const getDeskRules = (subject: GlobalSubject): GlobalRules => ({
  ...getGlobalRules(subject),
  read: ({ req }) => may(req.user, 'see', subject),
});

/** Leaves out of the admin's menu, and of its addresses, what somebody has no business with. */
export const hiddenBelow =
  (level: 'see' | 'write' | 'delete', subject: string) =>
  ({ user }: { user: unknown }): boolean =>
    !may(user, level, subject);
