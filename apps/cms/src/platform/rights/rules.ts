import type { Access, CollectionConfig, FieldAccess, GlobalConfig, Where } from 'payload';
import { type CollectionSubject, type GlobalSubject, isAdministrator, may } from './roles.ts';
import { buildShownCondition } from './shown.ts';

type Rules = NonNullable<CollectionConfig['access']>;
type GlobalRules = NonNullable<GlobalConfig['access']>;

export const adminOnly: Access = ({ req }) => isAdministrator(req.user);
export const adminOnlyField: FieldAccess = ({ req }) => isAdministrator(req.user);
const nobody: Access = () => false;

/** Set by the content API's own reads, so that anonymous visitors get the contract and not Payload's REST answers. */
export const CONTENT_API = { contentApi: true } as const;

const isFromContentApi = (context: Record<string, unknown> | undefined) => context?.['contentApi'] === true;
const isPresent = (value: unknown) => value !== undefined && value !== null;
const getField = (data: unknown, name: 'deletedAt' | '_status'): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;

/** For administrators and the content service: visitors get it without every editor seeing it. */
export const adminAndSite: FieldAccess = ({ req }) => isAdministrator(req.user) || isFromContentApi(req.context);

/**
 * Administrators delete. Users with `delete` may move one document to the trash; deleting many at once (a request without an id) requires
 * an administrator, too. Payload passes `deletedAt` for a move to the trash, and no data for permanent deletion.
 */
const removal =
  (subject: CollectionSubject): Access =>
  ({ req, id, data }) =>
    may(req.user, 'delete', subject) && (isAdministrator(req.user) || (id !== undefined && isPresent(getField(data, 'deletedAt'))));

/** Editors see and change what their roles allow (roles.ts); the content API sees published documents; nobody else sees anything. */
export function getDraftRules(subject: CollectionSubject): Rules {
  const change: Access = ({ req, data }) => may(req.user, getField(data, '_status') === 'published' ? 'publish' : 'write', subject);
  return {
    read: ({ req }) =>
      may(req.user, 'see', subject) ? true : isFromContentApi(req.context) ? { _status: { equals: 'published' } } : false,
    readVersions: ({ req }) => may(req.user, 'see', subject),
    create: change,
    update: change,
    delete: removal(subject),
  };
}

/** Without drafts: every save is public. */
export function getPlainRules(subject: CollectionSubject): Rules {
  const change: Access = ({ req }) => may(req.user, 'publish', subject);
  return {
    read: ({ req }) => may(req.user, 'see', subject) || isFromContentApi(req.context),
    readVersions: ({ req }) => may(req.user, 'see', subject),
    create: change,
    update: change,
    delete: removal(subject),
  };
}

const NOT_IN_TRASH: Where = { deletedAt: { exists: false } };

const createFileRules = (subject: CollectionSubject, arePublic: () => Where): Rules => ({
  ...getPlainRules(subject),
  read: ({ req, isReadingStaticFile }) =>
    may(req.user, 'see', subject) || isFromContentApi(req.context) || (isReadingStaticFile === true ? arePublic() : false),
});

/** Files are public by URL, unless they are in the trash; the list of files is not public. */
export const getPublicFileRules = (subject: CollectionSubject): Rules => createFileRules(subject, () => NOT_IN_TRASH);

/** Pictures are public, too, from the end of their embargo until they expire. */
export const getPublicPictureRules = (subject: CollectionSubject): Rules =>
  createFileRules(subject, () => ({ and: [NOT_IN_TRASH, buildShownCondition(new Date())] }));

/**
 * Submissions of visitors and records of the service: nobody creates or changes them by hand, and only administrators delete many at once.
 */
export const allowReceived = (subject: CollectionSubject): Rules => ({
  read: ({ req }) => may(req.user, 'see', subject),
  readVersions: ({ req }) => may(req.user, 'see', subject),
  create: nobody,
  update: nobody,
  delete: ({ req, id }) => may(req.user, 'delete', subject) && (isAdministrator(req.user) || id !== undefined),
});

/** A global: the content API reads it, too, but no older versions. */
export const getGlobalRules = (subject: GlobalSubject): GlobalRules => ({
  read: ({ req }) => may(req.user, 'see', subject) || isFromContentApi(req.context),
  readVersions: ({ req }) => may(req.user, 'see', subject),
  update: ({ req }) => may(req.user, 'publish', subject),
});

/** A global that is not on the site. */
export const getDeskRules = (subject: GlobalSubject): GlobalRules => ({
  ...getGlobalRules(subject),
  read: ({ req }) => may(req.user, 'see', subject),
});

/** Hides it in the admin's menu, and its pages, from users below this level. */
export const hiddenBelow =
  (level: 'see' | 'write' | 'delete', subject: string) =>
  ({ user }: { user: unknown }): boolean =>
    !may(user, level, subject);
