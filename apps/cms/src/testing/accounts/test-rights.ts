import type { Payload } from 'payload';
import { testDepth } from '../../../../../test-depth.ts';
import { getRoleLevel, LEVELS, type Level, ROLES, type Role } from '../../platform/rights/roles.ts';

/** The id of no document: roles with the right get ‘not found’, and others are refused. */
export const NONE = 999_999;
const inTrash = { deletedAt: '2026-11-20T11:00:00.000Z' };
/** Collections whose documents visitors or the service create; only their own endpoints change them, if any. */
export const NOT_BY_HAND: readonly string[] = [
  'enquiries',
  'enquiry-steps',
  'enquiry-attachments',
  'newsletter-subscriptions',
  'search-misses',
  'outgoing-mails',
  'audit-log',
  'former-addresses',
  'dead-links',
  'missed-pages',
  'second-factors',
  'approval-steps',
  'qr-code-uses',
  'event-imports',
  'imported-events',
];
export const OWN_RULES: readonly string[] = ['users', 'newsletters', ...NOT_BY_HAND];

interface Right {
  what: string;
  from: Exclude<Level, 'nothing'> | 'administrator';
  /** Method, path and body of the request. */
  request: (slug: string) => [method: string, path: string, body?: object];
}

const OF_ALL: Right[] = [
  { what: 'read the list', from: 'see', request: (slug) => ['GET', `/${slug}?limit=1`] },
  { what: 'count', from: 'see', request: (slug) => ['GET', `/${slug}/count`] },
];
const OF_CONTENT: Right[] = [
  { what: 'see where it is used', from: 'see', request: (slug) => ['GET', `/${slug}/${NONE}/usages`] },
  { what: 'throw one away', from: 'delete', request: (slug) => ['PATCH', `/${slug}/${NONE}`, inTrash] },
  { what: 'throw many away', from: 'administrator', request: (slug) => ['PATCH', `/${slug}?where[id][equals]=${NONE}`, inTrash] },
  { what: 'delete for good', from: 'administrator', request: (slug) => ['DELETE', `/${slug}/${NONE}`] },
  { what: 'delete many', from: 'administrator', request: (slug) => ['DELETE', `/${slug}?where[id][equals]=${NONE}`] },
];
const OF_DRAFTS: Right[] = [
  ...OF_CONTENT,
  { what: 'read versions', from: 'see', request: (slug) => ['GET', `/${slug}/versions?limit=1`] },
  { what: 'see the schedule', from: 'see', request: (slug) => ['GET', `/${slug}/${NONE}/schedule`] },
  { what: 'see the approval', from: 'see', request: (slug) => ['GET', `/${slug}/${NONE}/approval`] },
  { what: 'make a draft', from: 'write', request: (slug) => ['POST', `/${slug}?draft=true`, { _status: 'draft' }] },
  { what: 'change a draft', from: 'write', request: (slug) => ['PATCH', `/${slug}/${NONE}?draft=true`, { _status: 'draft' }] },
  {
    what: 'change drafts',
    from: 'write',
    request: (slug) => ['PATCH', `/${slug}?draft=true&where[id][equals]=${NONE}`, { _status: 'draft' }],
  },
  { what: 'publish at once', from: 'publish', request: (slug) => ['POST', `/${slug}`, { _status: 'published' }] },
  { what: 'publish', from: 'publish', request: (slug) => ['PATCH', `/${slug}/${NONE}`, { _status: 'published' }] },
  { what: 'publish by a draft', from: 'publish', request: (slug) => ['PATCH', `/${slug}/${NONE}?draft=true`, { _status: 'published' }] },
  { what: 'publish many', from: 'publish', request: (slug) => ['PATCH', `/${slug}?where[id][equals]=${NONE}`, { _status: 'published' }] },
  { what: 'take down', from: 'publish', request: (slug) => ['PATCH', `/${slug}/${NONE}`, { _status: 'draft' }] },
  { what: 'take many down', from: 'publish', request: (slug) => ['PATCH', `/${slug}?where[id][equals]=${NONE}`, { _status: 'draft' }] },
  { what: 'schedule', from: 'publish', request: (slug) => ['POST', `/${slug}/${NONE}/schedule`, { action: 'publish', at: '2030-01-01' }] },
  { what: 'call off', from: 'publish', request: (slug) => ['DELETE', `/${slug}/${NONE}/schedule/1`] },
];
/** For collections whose order in the admin is the order on the site. */
const OF_ORDERED: Right[] = [{ what: 'reorder', from: 'publish', request: (slug) => ['POST', `/${slug}/order`, { id: NONE, step: 'up' }] }];
const OF_LIVE: Right[] = [
  ...OF_CONTENT,
  { what: 'make one', from: 'publish', request: (slug) => ['POST', `/${slug}`, {}] },
  { what: 'change it', from: 'publish', request: (slug) => ['PATCH', `/${slug}/${NONE}`, {}] },
  { what: 'change many', from: 'publish', request: (slug) => ['PATCH', `/${slug}?where[id][equals]=${NONE}`, {}] },
];

/** The position of the level of a role in `LEVELS`: a higher one includes more rights. */
const getLevel = (role: Role, slug: string): number => LEVELS.indexOf(getRoleLevel(role, slug));

export interface RightCase {
  slug: string;
  what: string;
  request: ReturnType<Right['request']>;
  isRight: (role: Role) => boolean;
}

export function hasLevel(role: Role, slug: string, from: Right['from']): boolean {
  const level = getLevel(role, slug);
  return from === 'administrator' ? role === 'administrator' && level === LEVELS.indexOf('delete') : level >= LEVELS.indexOf(from);
}

/** The rights over a collection, each with a request that needs it. */
export function listRights({ config }: Payload['collections'][string]): Right[] {
  if (OWN_RULES.includes(config.slug)) return OF_ALL;
  const isOrdered = config.fields.some((field) => 'name' in field && field.name === 'order');
  return [...OF_ALL, ...(config.versions?.drafts ? OF_DRAFTS : OF_LIVE), ...(isOrdered ? OF_ORDERED : [])];
}

let turn = 0;
/** One of the roles with the lowest rank: the next one at each call, so that each role makes some of the requests. */
function findNext(roles: readonly Role[], rank: (role: Role) => number): Role[] {
  const first = roles.filter((role) => rank(role) === Math.min(...roles.map(rank)));
  turn += 1;
  return first.slice(turn % first.length).slice(0, 1);
}

/** The roles that try a request: the lowest one with the right and the highest one without it; all roles in a deep run. */
export function listAskers(slug: string, isRight: (role: Role) => boolean): readonly Role[] {
  if (testDepth() === 'deep') return ROLES;
  const mayNot = ROLES.filter((role) => !isRight(role));
  return [...findNext(ROLES.filter(isRight), (role) => getLevel(role, slug)), ...findNext(mayNot, (role) => -getLevel(role, slug))];
}
