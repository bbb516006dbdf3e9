import type { Payload } from 'payload';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { COLLECTIONS, GLOBALS, LEVELS, type Level, levelOfRole, ROLES, type Role } from '../access/roles.ts';
import { asking, createDraft, publish, signIn } from '../content-api/test-content.ts';
import { temporaryDatabase } from '../database/temporary-database.ts';
import { accountsWith } from './test-accounts.ts';

const PASSWORD = 'hold-koran-reggel-81';
const FORBIDDEN = 403;
/** A document that there is not: who may is told so, who may not is refused before. */
const NONE = 999_999;

let payload: Payload;
const headers = new Map<Role, Record<string, string>>();

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  // Each refusal is told to the log.
  vi.spyOn(payload.logger, 'info').mockReturnValue(undefined);
  vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
  const create = await accountsWith(payload, PASSWORD);
  for (const role of ROLES) {
    const email = `${role}@example.org`;
    await create({ email, name: role, roles: [role] });
    headers.set(role, await signIn(payload, { email, password: PASSWORD }));
  }
});

async function ask(role: Role, method: string, path: string, body?: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await asking(payload).request(path, {
    method,
    headers: { ...headers.get(role), 'accept-language': 'hu', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {} };
}

/** Whether this role is let to it, whatever becomes of it then. */
const isLet = async (role: Role, method: string, path: string, body?: object) => (await ask(role, method, path, body)).status !== FORBIDDEN;

const inTrash = { deletedAt: '2026-11-20T11:00:00.000Z' };
/** Made by visitors or by the service; changed by own endpoints, if at all. */
const NOT_BY_HAND: readonly string[] = [
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
  'qr-code-uses',
  'event-imports',
  'imported-events',
];
const ownRules: readonly string[] = ['users', 'newsletters', ...NOT_BY_HAND];

interface Right {
  what: string;
  from: Exclude<Level, 'nothing'> | 'administrator';
  /** Method, path and body of the request. */
  asked: (slug: string) => [method: string, path: string, body?: object];
}

const OF_ALL: Right[] = [
  { what: 'read the list', from: 'see', asked: (slug) => ['GET', `/${slug}?limit=1`] },
  { what: 'count', from: 'see', asked: (slug) => ['GET', `/${slug}/count`] },
];
const OF_CONTENT: Right[] = [
  { what: 'see where it is used', from: 'see', asked: (slug) => ['GET', `/${slug}/${NONE}/usages`] },
  { what: 'throw one away', from: 'delete', asked: (slug) => ['PATCH', `/${slug}/${NONE}`, inTrash] },
  { what: 'throw many away', from: 'administrator', asked: (slug) => ['PATCH', `/${slug}?where[id][equals]=${NONE}`, inTrash] },
  { what: 'delete for good', from: 'administrator', asked: (slug) => ['DELETE', `/${slug}/${NONE}`] },
  { what: 'delete many', from: 'administrator', asked: (slug) => ['DELETE', `/${slug}?where[id][equals]=${NONE}`] },
];
const OF_DRAFTS: Right[] = [
  ...OF_CONTENT,
  { what: 'read versions', from: 'see', asked: (slug) => ['GET', `/${slug}/versions?limit=1`] },
  { what: 'see the schedule', from: 'see', asked: (slug) => ['GET', `/${slug}/${NONE}/schedule`] },
  { what: 'make a draft', from: 'write', asked: (slug) => ['POST', `/${slug}?draft=true`, { _status: 'draft' }] },
  { what: 'change a draft', from: 'write', asked: (slug) => ['PATCH', `/${slug}/${NONE}?draft=true`, { _status: 'draft' }] },
  {
    what: 'change drafts',
    from: 'write',
    asked: (slug) => ['PATCH', `/${slug}?draft=true&where[id][equals]=${NONE}`, { _status: 'draft' }],
  },
  { what: 'publish at once', from: 'publish', asked: (slug) => ['POST', `/${slug}`, { _status: 'published' }] },
  { what: 'publish', from: 'publish', asked: (slug) => ['PATCH', `/${slug}/${NONE}`, { _status: 'published' }] },
  { what: 'publish by a draft', from: 'publish', asked: (slug) => ['PATCH', `/${slug}/${NONE}?draft=true`, { _status: 'published' }] },
  { what: 'publish many', from: 'publish', asked: (slug) => ['PATCH', `/${slug}?where[id][equals]=${NONE}`, { _status: 'published' }] },
  { what: 'take down', from: 'publish', asked: (slug) => ['PATCH', `/${slug}/${NONE}`, { _status: 'draft' }] },
  { what: 'take many down', from: 'publish', asked: (slug) => ['PATCH', `/${slug}?where[id][equals]=${NONE}`, { _status: 'draft' }] },
  { what: 'schedule', from: 'publish', asked: (slug) => ['POST', `/${slug}/${NONE}/schedule`, { action: 'publish', at: '2030-01-01' }] },
  { what: 'call off', from: 'publish', asked: (slug) => ['DELETE', `/${slug}/${NONE}/schedule/1`] },
];
const OF_LIVE: Right[] = [
  ...OF_CONTENT,
  { what: 'make one', from: 'publish', asked: (slug) => ['POST', `/${slug}`, {}] },
  { what: 'change it', from: 'publish', asked: (slug) => ['PATCH', `/${slug}/${NONE}`, {}] },
  { what: 'change many', from: 'publish', asked: (slug) => ['PATCH', `/${slug}?where[id][equals]=${NONE}`, {}] },
];

function reaches(role: Role, slug: string, from: Right['from']): boolean {
  const level = LEVELS.indexOf(levelOfRole(role, slug));
  return from === 'administrator' ? role === 'administrator' && level === LEVELS.indexOf('delete') : level >= LEVELS.indexOf(from);
}

function rightsOf(slug: string): Right[] {
  if (ownRules.includes(slug)) return OF_ALL;
  const { versions } = payload.collections[slug]?.config ?? {};
  return [...OF_ALL, ...(versions?.drafts ? OF_DRAFTS : OF_LIVE)];
}

describe('the table', () => {
  const own = (slug: string) => !slug.startsWith('payload-');
  test('has every collection and every global, and nothing else', () => {
    expect(Object.keys(COLLECTIONS).toSorted()).toEqual(Object.keys(payload.collections).filter(own).toSorted());
    expect(Object.keys(GLOBALS).toSorted()).toEqual(
      payload.globals.config
        .map(({ slug }) => slug)
        .filter(own)
        .toSorted(),
    );
  });

  test('gives nobody drafts of what has none', () => {
    const live = Object.values(payload.collections).filter(({ config }) => !config.versions?.drafts && !ownRules.includes(config.slug));
    const levels = live.flatMap(({ config: { slug } }) => ROLES.map((role) => `${slug} ${role} ${levelOfRole(role, slug)}`));
    expect(levels.filter((level) => level.endsWith('write'))).toEqual([]);
  });
});

describe.each(ROLES)('who is %s', (role) => {
  test('is let to what the table says, and to nothing else, in every collection', async () => {
    for (const slug of Object.keys(COLLECTIONS)) {
      for (const { what, from, asked } of rightsOf(slug))
        expect({ slug, what, isLet: await isLet(role, ...asked(slug)) }).toEqual({ slug, what, isLet: reaches(role, slug, from) });
    }
  });

  test('reads and changes the globals that the table says', async () => {
    for (const slug of Object.keys(GLOBALS)) {
      const let_ = [await isLet(role, 'GET', `/globals/${slug}`), await isLet(role, 'POST', `/globals/${slug}`, {})];
      expect([slug, ...let_]).toEqual([slug, reaches(role, slug, 'see') || slug === 'content-revision', reaches(role, slug, 'publish')]);
    }
  });

  test('makes and changes nothing that visitors sent or the service wrote', async () => {
    for (const slug of NOT_BY_HAND) {
      expect([slug, await isLet(role, 'POST', `/${slug}`, {})]).toEqual([slug, false]);
      expect([slug, await isLet(role, 'PATCH', `/${slug}/${NONE}`, {})]).toEqual([slug, false]);
      const deletes = slug !== 'enquiries' && reaches(role, slug, 'delete');
      expect([slug, await isLet(role, 'DELETE', `/${slug}/${NONE}`)]).toEqual([slug, deletes]);
    }
  });

  test('has in the menu what the table lets be seen, and no more', () => {
    const user = { id: 1, roles: [role] };
    const isHidden = (hidden: unknown) => (typeof hidden === 'function' ? Boolean(hidden({ user })) : hidden === true);
    const never = ['enquiry-steps', 'enquiry-attachments', 'second-factors', 'content-revision'];
    const entities = [
      ...Object.values(payload.collections).map(({ config }) => config),
      ...payload.globals.config.map((config) => config),
    ].filter(({ slug }) => slug in COLLECTIONS || slug in GLOBALS);
    for (const { slug, admin } of entities) {
      const isShown = !never.includes(slug) && reaches(role, slug, slug === 'users' ? 'delete' : 'see');
      expect([slug, !isHidden(admin.hidden)]).toEqual([slug, isShown]);
    }
  });
});

describe('whatever the table says', () => {
  test('a balloon operator has the balloon alone', async () => {
    expect(await isLet('balloon', 'GET', '/globals/balloon')).toBe(true);
    expect((await ask('balloon', 'POST', '/globals/balloon', { balloonIsUp: true })).status).toBe(200);
    for (const path of ['/events', '/media', '/enquiries', '/newsletter-subscriptions', '/globals/site-settings', '/audit-log'])
      expect([path, await isLet('balloon', 'GET', path)]).toEqual([path, false]);
  });

  test('complaints and subscribers are for customer service and administrators', async () => {
    for (const path of ['/enquiries', '/newsletter-subscriptions'])
      for (const role of ROLES)
        expect([path, role, await isLet(role, 'GET', path)]).toEqual([path, role, role === 'service' || role === 'administrator']);
    for (const role of ROLES) {
      expect([role, await isLet(role, 'POST', `/enquiries/${NONE}/steps`, { action: 'opened' })]).toEqual([
        role,
        role === 'service' || role === 'administrator',
      ]);
      expect([role, await isLet(role, 'GET', '/newsletter-subscriptions/export')]).toEqual([role, role === 'administrator']);
      expect([role, await isLet(role, 'POST', `/newsletters/${NONE}/send`)]).toEqual([role, ['magazine', 'administrator'].includes(role)]);
      expect([role, await isLet(role, 'POST', `/outgoing-mails/${NONE}/again`)]).toEqual([role, role === 'administrator']);
    }
  });

  test('links are checked anew by those who look after our addresses', async () => {
    for (const role of ROLES)
      expect([role, await isLet(role, 'POST', '/dead-links/check')]).toEqual([role, ['magazine', 'administrator'].includes(role)]);
  });

  test('the log is read by administrators, and accounts are theirs', async () => {
    for (const role of ROLES) {
      const isAdministrator = role === 'administrator';
      expect([role, await isLet(role, 'GET', '/audit-log')]).toEqual([role, isAdministrator]);
      expect([role, await isLet(role, 'POST', '/users', {})]).toEqual([role, isAdministrator]);
      expect([role, (await ask(role, 'GET', '/payload-jobs/run')).status]).toEqual([role, isAdministrator ? 200 : 401]);
      expect([role, await isLet(role, 'GET', '/payload-jobs')]).toEqual([role, false]);
    }
  });

  test('nobody gives roles to themselves', async () => {
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'programs@example.org' } } });
    const id = docs[0]?.id;
    const roles = ['administrator'];
    expect((await ask('programs', 'PATCH', `/users/${id}`, { name: 'Program Panna', roles })).status).toBe(200);
    expect(await payload.findByID({ collection: 'users', id: Number(id) })).toMatchObject({ name: 'Program Panna', roles: ['programs'] });
    expect(await isLet('programs', 'PATCH', '/users?where[id][exists]=true', { roles })).toBe(true);
    expect((await payload.count({ collection: 'users', where: { roles: { in: roles } } })).totalDocs).toBe(1);
  });

  test('the tag manager’s id is seen and set by administrators, and stays when others save', async () => {
    const privacyPolicy = { title: 'Adatkezelés' };
    const analytics = { tagManagerId: 'GTM-ABC123' };
    expect((await ask('administrator', 'POST', '/globals/site-settings', { analytics, privacyPolicy, phone: '1' })).status).toBe(200);
    expect((await ask('magazine', 'GET', '/globals/site-settings')).body).not.toHaveProperty('analytics.tagManagerId');
    const evil = { analytics: { tagManagerId: 'GTM-EVIL' }, privacyPolicy, phone: '2' };
    expect((await ask('magazine', 'POST', '/globals/site-settings', evil)).status).toBe(200);
    expect((await ask('administrator', 'GET', '/globals/site-settings')).body).toMatchObject({ analytics, phone: '2' });
  });
});

describe('who may write and not publish', () => {
  const shown = async (id: number) => (await payload.findByID({ collection: 'visitor-information', id, locale: 'hu' })) as unknown;

  test('changes a draft of what is published, and visitors read what they read before', async () => {
    const id = await publish(payload, 'visitor-information', { title: 'Nyitvatartás' }, { title: 'Opening hours' });
    const at = `/visitor-information/${id}`;
    expect((await ask('programs', 'PATCH', `${at}?draft=true&locale=hu`, { title: 'Átírva', _status: 'draft' })).status).toBe(200);
    expect((await ask('programs', 'PATCH', `${at}?draft=true&autosave=true&locale=hu`, { title: 'Újra' })).status).toBe(200);
    for (const [method, path, body] of [
      ['PATCH', at, { title: 'Élesben', _status: 'published' }],
      ['PATCH', at, { _status: 'draft' }],
      ['PATCH', at, { title: 'Élesben' }],
      ['PATCH', `${at}?publishAllLocales=true`, {}],
      ['PATCH', `${at}?unpublishAllLocales=true`, {}],
      ['PATCH', at, { deletedAt: '2026-11-20T11:00:00.000Z' }],
    ] as const)
      expect([path, body, (await ask('programs', method, path, body)).status]).toEqual([path, body, FORBIDDEN]);
    expect(await shown(id)).toMatchObject({ title: 'Nyitvatartás', _status: 'published' });
  });

  test('takes an older version back as a draft, never to the site', async () => {
    const id = await publish(payload, 'visitor-information', { title: 'Első' }, { title: 'First' });
    const { docs } = await payload.findVersions({
      collection: 'visitor-information',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    });
    const version = docs[0]?.id;
    await ask('programs', 'PATCH', `/visitor-information/${id}?draft=true&locale=hu`, { title: 'Második', _status: 'draft' });
    const drafts = await payload.findVersions({
      collection: 'visitor-information',
      where: { 'version._status': { equals: 'draft' }, parent: { equals: id } },
    });
    for (const older of [`${version}`, `${drafts.docs[0]?.id}`, `${version}?draft=true`]) {
      expect([older, (await ask('programs', 'POST', `/visitor-information/versions/${older}`)).status]).toEqual([older, 200]);
      expect(await shown(id)).toMatchObject({ title: 'Első', _status: 'published' });
    }
  });

  test('copies into a draft, and is told in Hungarian what is not allowed', async () => {
    const id = await createDraft(payload, 'visitor-information', { title: 'Másolható' });
    const copy = await ask('programs', 'POST', `/visitor-information/${id}/duplicate`, { _status: 'published' });
    expect([copy.status, copy.body]).toMatchObject([200, { doc: { _status: 'draft' } }]);
    expect(JSON.stringify((await ask('programs', 'PATCH', `/visitor-information/${id}`, { title: 'X' })).body)).toContain(
      'csak piszkozatként',
    );
  });
});
