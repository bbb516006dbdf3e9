import { DAY_MS } from '@liget/park/durations';
/** The roles of editors. A user may have several, and has the rights of all of them. */
export const ROLES = ['administrator', 'programs', 'magazine', 'press', 'balloon', 'service'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_NAMES: Readonly<Record<Role, { hu: string; en: string }>> = {
  administrator: { hu: 'Rendszergazda', en: 'Administrator' },
  programs: { hu: 'Programszerkesztő', en: 'Event editor' },
  magazine: { hu: 'Magazinszerkesztő', en: 'Magazine editor' },
  press: { hu: 'Sajtómunkatárs', en: 'Press officer' },
  balloon: { hu: 'Ballonkezelő', en: 'Balloon operator' },
  service: { hu: 'Ügyfélszolgálat', en: 'Customer service' },
};

/**
 * Each level includes those before it. `see`: reads it, and has it in the menu and in choices of other forms. `write`: creates and changes
 * drafts; handles visitors' submissions. `publish`: publishes, schedules and unpublishes; documents without drafts are public after every
 * save. `delete`: moves one document to the trash. Permanent deletion and deletion of many at once require an administrator (rules.ts).
 */
export const LEVELS = ['nothing', 'see', 'write', 'publish', 'delete'] as const;
export type Level = (typeof LEVELS)[number];

/** Roles that are not listed have no rights. */
type Row = Readonly<Partial<Record<Role, Exclude<Level, 'nothing'>>>>;

const grantEverybody = (level: Exclude<Level, 'nothing'>): Row => Object.fromEntries(ROLES.map((role) => [role, level]));

export const COLLECTIONS = {
  events: { administrator: 'delete', programs: 'delete', magazine: 'see', press: 'see' },
  'event-series': { administrator: 'delete', programs: 'delete', magazine: 'see', press: 'see' },
  'event-types': { administrator: 'delete', programs: 'delete', magazine: 'see', press: 'see' },
  'event-locations': { administrator: 'delete', programs: 'delete', magazine: 'see', press: 'see' },
  'event-categories': { administrator: 'delete', programs: 'see', magazine: 'see', press: 'see' },
  news: { administrator: 'delete', programs: 'see', magazine: 'delete', press: 'see' },
  'news-categories': { administrator: 'delete', programs: 'see', magazine: 'delete', press: 'see' },
  'archive-articles': { administrator: 'delete', magazine: 'delete' },
  'press-releases': { administrator: 'delete', magazine: 'see', press: 'delete' },
  'gallery-categories': { administrator: 'delete', magazine: 'see', press: 'delete' },
  galleries: { administrator: 'delete', magazine: 'see', press: 'delete' },
  newsletters: { administrator: 'delete', magazine: 'publish' },
  'top-locations': { administrator: 'delete', programs: 'publish', magazine: 'see', press: 'see' },
  projects: { administrator: 'delete', programs: 'publish', magazine: 'see', press: 'delete' },
  amenities: { administrator: 'delete', programs: 'publish' },
  'visitor-information': { administrator: 'delete', programs: 'write', magazine: 'delete', service: 'see' },
  'public-information': { administrator: 'delete', press: 'delete' },
  'business-partner-items': { administrator: 'delete', press: 'delete', service: 'see' },
  'career-positions': { administrator: 'delete', press: 'delete' },
  'professional-documents': { administrator: 'delete', press: 'delete' },
  products: { administrator: 'delete', service: 'delete' },
  pages: { administrator: 'delete', magazine: 'delete' },
  'home-carousel-items': { administrator: 'delete', programs: 'delete', magazine: 'delete' },
  // Staff on duty in the park publish announcements from a phone.
  'public-announcements': { administrator: 'delete', programs: 'delete', magazine: 'delete', balloon: 'publish', service: 'publish' },
  menus: { administrator: 'delete', magazine: 'publish' },
  'page-metadata': { administrator: 'delete', magazine: 'publish' },
  'static-images': { administrator: 'delete', magazine: 'publish' },
  redirects: { administrator: 'delete', magazine: 'delete' },
  'dead-links': { administrator: 'see', magazine: 'see', press: 'see' },
  'missed-pages': { administrator: 'delete', magazine: 'delete', press: 'see' },
  'former-addresses': { administrator: 'delete', magazine: 'see' },
  'qr-codes': { administrator: 'delete', programs: 'delete', magazine: 'see' },
  // Counted only by the service; shown beside the code to users who may see the code.
  'qr-code-uses': {},
  media: { administrator: 'delete', programs: 'publish', magazine: 'delete', press: 'delete', service: 'see' },
  files: { administrator: 'delete', programs: 'publish', magazine: 'delete', press: 'delete', service: 'see' },
  enquiries: { administrator: 'delete', service: 'write' },
  'enquiry-steps': { administrator: 'see', service: 'see' },
  'enquiry-attachments': { administrator: 'see', service: 'see' },
  'newsletter-subscriptions': { administrator: 'delete', service: 'see' },
  'search-misses': { administrator: 'delete', magazine: 'delete' },
  'outgoing-mails': { administrator: 'write' },
  // All roles see the names of other accounts, for example of the user who locked or saved a document. All may change their own account
  // (collections/users.ts).
  users: { ...grantEverybody('see'), administrator: 'delete' },
  'audit-log': { administrator: 'see' },
  // Only the endpoint of approval reads and writes them, for users who may see the document.
  'approval-steps': {},
  // Only the code of accounts reads and writes them.
  'second-factors': {},
  // Only the import's code reads and writes them, for users who may write events.
  'event-imports': {},
  'imported-events': {},
} as const satisfies Record<string, Row>;

/** They have neither drafts nor a trash. */
export const GLOBALS = {
  balloon: { administrator: 'publish', programs: 'see', balloon: 'publish' },
  'project-review': { administrator: 'publish', programs: 'publish', magazine: 'see', press: 'publish' },
  'ground-plan': { administrator: 'see' },
  'site-settings': { administrator: 'publish', magazine: 'publish' },
  'search-settings': { administrator: 'publish', magazine: 'publish' },
  'inbox-settings': { administrator: 'publish', service: 'publish' },
  // A number that the site reads, too.
  'content-revision': grantEverybody('see'),
} as const satisfies Record<string, Row>;

/** Collections that Payload itself adds. Users have their own preferences and locks; payload-collections.ts has the other rules. */
export const PAYLOAD_COLLECTIONS = {
  'payload-locked-documents': grantEverybody('see'),
  'payload-preferences': {},
  // Only the service reads and writes them.
  'payload-jobs': {},
  'payload-kv': {},
  'payload-migrations': {},
} as const satisfies Record<string, Row>;

export const PAYLOAD_GLOBALS = { 'payload-jobs-stats': {} } as const satisfies Record<string, Row>;

export type CollectionSubject = keyof typeof COLLECTIONS;
export type PayloadCollection = keyof typeof PAYLOAD_COLLECTIONS;
export type GlobalSubject = keyof typeof GLOBALS;
export type Subject = CollectionSubject | GlobalSubject;

const TABLE: Readonly<Record<string, Row>> = { ...COLLECTIONS, ...GLOBALS, ...PAYLOAD_COLLECTIONS, ...PAYLOAD_GLOBALS };

/** The level of a role for a collection or global; 'nothing' for one that is not in the table. */
export const getRoleLevel = (role: Role, slug: string): Level => TABLE[slug]?.[role] ?? 'nothing';

const isIn = (user: unknown, field: 'roles' | 'approvalRoles', role: Role): boolean => {
  const roles: unknown = typeof user === 'object' && user !== null ? Reflect.get(user, field) : undefined;
  return Array.isArray(roles) && roles.includes(role);
};

/** The roles of the signed-in user; none for visitors and other principals. */
export function getRoles(user: unknown): Role[] {
  return ROLES.filter((role) => isIn(user, 'roles', role));
}

/** Roles that an administrator can restrict to writing drafts: those that work with drafts. */
export const APPROVAL_ROLES = ['programs', 'magazine', 'press'] as const satisfies readonly Role[];

/** Uploads have no drafts, and are not visible until a published document shows them. */
const UPLOADS: ReadonlySet<string> = new Set(['media', 'files'] satisfies CollectionSubject[]);

/** Whether the drafts of a user in this role must be approved by others. */
export const needsApproval = (user: unknown, role: Role): boolean =>
  APPROVAL_ROLES.some((one) => one === role) && isIn(user, 'approvalRoles', role);

const getLower = (one: Level, other: Level): Level => (LEVELS.indexOf(one) < LEVELS.indexOf(other) ? one : other);

/** The level of a user in one of their roles. */
function getPersonLevel(user: unknown, role: Role, subject: string): Level {
  const level = getRoleLevel(role, subject);
  return needsApproval(user, role) ? getLower(level, UPLOADS.has(subject) ? 'publish' : 'write') : level;
}

/** Milliseconds after its creation in which an administrator's account has its rights without a second factor. */
export const SECOND_FACTOR_DUE_AFTER_MS = 14 * DAY_MS;

/** A browser has no environment variables: there everything is shown, and the service refuses. */
const isInBrowser = () => typeof window !== 'undefined';

/**
 * When an administrator's account needs a second factor; `null` for never. REQUIRE_SECOND_FACTOR: `1` at once, `never` (formerly `0`),
 * otherwise 14 days after the account was created.
 */
export function getSecondFactorDue(user: unknown): Date | null {
  const setting = process.env['REQUIRE_SECOND_FACTOR'];
  if (setting === '1') return new Date(0);
  if (setting === 'never' || setting === '0' || isInBrowser()) return null;
  const createdAt: unknown = typeof user === 'object' && user !== null && 'createdAt' in user ? user.createdAt : undefined;
  return typeof createdAt === 'string' ? new Date(Date.parse(createdAt) + SECOND_FACTOR_DUE_AFTER_MS) : null;
}

/** `at` is in milliseconds of Unix time. */
export function isSecondFactorCompulsory(user: unknown, at = Date.now()): boolean {
  const due = getSecondFactorDue(user);
  return due !== null && due.getTime() <= at;
}

/** Whether an account has the administrator's role without its rights, because it needs a second factor at this time and has none now. */
export const isAdministratorWithoutFactor = (user: unknown, at = Date.now()): boolean =>
  getRoles(user).includes('administrator') && !hasSecondFactor(user) && isSecondFactorCompulsory(user, at);

/** An administrator who needs a second factor has the role only after setting it up. */
function getActiveRoles(user: unknown): Role[] {
  const roles = getRoles(user);
  return isAdministratorWithoutFactor(user) ? roles.filter((role) => role !== 'administrator') : roles;
}

export const hasSecondFactor = (user: unknown): boolean =>
  typeof user === 'object' && user !== null && 'secondFactorSince' in user && Boolean(user.secondFactorSince);

/** Whether a user has this level for a collection or global. */
export function may(user: unknown, level: Exclude<Level, 'nothing'>, subject: string): boolean {
  return getActiveRoles(user).some((role) => LEVELS.indexOf(getPersonLevel(user, role, subject)) >= LEVELS.indexOf(level));
}

/** Whether a user may change what visitors see: `may` also lets users whose work needs approval change uploads. */
export function mayChangePublished(user: unknown, subject: string): boolean {
  return getActiveRoles(user).some(
    (role) => !needsApproval(user, role) && LEVELS.indexOf(getRoleLevel(role, subject)) >= LEVELS.indexOf('publish'),
  );
}

export const isAdministrator = (user: unknown): boolean => getActiveRoles(user).includes('administrator');
