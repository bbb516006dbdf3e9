import type { Payload } from 'payload';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { COLLECTIONS, GLOBALS, getRoleLevel, PAYLOAD_COLLECTIONS, PAYLOAD_GLOBALS, ROLES, type Role } from '../../platform/rights/roles.ts';
import { createAccountFactory } from '../../testing/accounts/test-accounts.ts';
import { hasLevel, listAskers, listRights, NONE, NOT_BY_HAND, OWN_RULES, type RightCase } from '../../testing/accounts/test-rights.ts';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { createApiClient, createDraft, publish, signIn } from '../../testing/test-content.ts';

const PASSWORD = 'hold-koran-reggel-81';
const FORBIDDEN = 403;

let payload: Payload;
const headers = new Map<Role, Record<string, string>>();

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  // Payload logs each refusal.
  vi.spyOn(payload.logger, 'info').mockReturnValue(undefined);
  vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
  const create = await createAccountFactory(payload, PASSWORD);
  for (const role of ROLES) {
    const email = `${role}@example.org`;
    await create({ email, name: role, roles: [role] });
    headers.set(role, await signIn(payload, { email, password: PASSWORD }));
  }
});

async function ask(role: Role, method: string, path: string, body?: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await createApiClient(payload).request(path, {
    method,
    headers: { ...headers.get(role), 'accept-language': 'hu', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {} };
}

/** Whether this role has access, whatever the result of the request. */
const isLet = async (role: Role, method: string, path: string, body?: object) => (await ask(role, method, path, body)).status !== FORBIDDEN;

type AnyRule = (args: unknown) => unknown;
const getRule = (rule: unknown): AnyRule => (typeof rule === 'function' ? (args) => Reflect.apply(rule, undefined, [args]) : () => rule);

describe('the table of roles', () => {
  test('has every collection and global, including Payload’s own, and nothing else', () => {
    const slugs = [...Object.keys(COLLECTIONS), ...Object.keys(PAYLOAD_COLLECTIONS)];
    expect(slugs.toSorted()).toEqual(payload.config.collections.map(({ slug }) => slug).toSorted());
    const knownGlobals = [...Object.keys(GLOBALS), ...Object.keys(PAYLOAD_GLOBALS)];
    expect(knownGlobals.toSorted()).toEqual(payload.config.globals.map(({ slug }) => slug).toSorted());
  });

  test('gives an account without roles only its own data', async () => {
    const req = { user: { id: NONE, collection: 'users', roles: [] }, payload, context: {} };
    const rights: string[] = [];
    for (const { slug, access, ...entity } of [...payload.config.collections, ...payload.config.globals])
      for (const [operation, rule] of Object.entries(access)) {
        const isForAccounts = operation === 'unlock' || operation === 'admin';
        const answer: unknown = isForAccounts && !('auth' in entity && entity.auth) ? false : await getRule(rule)({ req, id: NONE });
        if (answer !== false) rights.push(`${slug} ${operation} ${JSON.stringify(answer)}`);
      }
    const own = `{"user.value":{"equals":${NONE}}}`;
    expect(rights).toEqual([
      'users read true',
      `users update {"id":{"equals":${NONE}}}`,
      'users admin true',
      `payload-locked-documents delete ${own}`,
      `payload-locked-documents read ${own}`,
      'payload-preferences create true',
      `payload-preferences delete ${own}`,
      `payload-preferences read ${own}`,
      `payload-preferences update ${own}`,
      // A number that the site reads, too.
      'content-revision read true',
    ]);
  });

  test('has no `write` level for collections without drafts', () => {
    const live = Object.values(payload.collections).filter(({ config }) => !config.versions?.drafts && !OWN_RULES.includes(config.slug));
    const levels = live.flatMap(({ config: { slug } }) => ROLES.map((role) => `${slug} ${role} ${getRoleLevel(role, slug)}`));
    expect(levels.filter((level) => level.endsWith('write'))).toEqual([]);
  });
});

describe('a role’s API access', () => {
  /** The users whose access differs from the table. */
  async function findErrors({ slug, what, request, isRight }: RightCase): Promise<string[]> {
    const errors: string[] = [];
    for (const role of listAskers(slug, isRight))
      if ((await isLet(role, ...request)) !== isRight(role)) errors.push(`${slug}: ${what}, as ${role}`);
    return errors;
  }
  async function findErrorsOfAll(all: readonly RightCase[]): Promise<string[]> {
    const errors: string[] = [];
    for (const one of all) errors.push(...(await findErrors(one)));
    return errors;
  }

  test('follows the table in every collection', async () => {
    const errors = await findErrorsOfAll(
      Object.values(payload.collections)
        .filter(({ config }) => config.slug in COLLECTIONS)
        .flatMap((collection) =>
          listRights(collection).map(({ what, from, request }) => ({
            slug: collection.config.slug,
            what,
            request: request(collection.config.slug),
            isRight: (role) => hasLevel(role, collection.config.slug, from),
          })),
        ),
    );
    expect(errors).toEqual([]);
  });

  test('follows the table in every global', async () => {
    const errors = await findErrorsOfAll(
      Object.keys(GLOBALS).flatMap((slug): RightCase[] => [
        {
          slug,
          what: 'read',
          request: ['GET', `/globals/${slug}`],
          isRight: (role) => hasLevel(role, slug, 'see') || slug === 'content-revision',
        },
        { slug, what: 'change', request: ['POST', `/globals/${slug}`, {}], isRight: (role) => hasLevel(role, slug, 'publish') },
      ]),
    );
    expect(errors).toEqual([]);
  });

  test('does not include changing submissions of visitors and records of the service', async () => {
    const errors = await findErrorsOfAll(
      NOT_BY_HAND.flatMap((slug): RightCase[] => [
        { slug, what: 'make', request: ['POST', `/${slug}`, {}], isRight: () => false },
        { slug, what: 'change', request: ['PATCH', `/${slug}/${NONE}`, {}], isRight: () => false },
        {
          slug,
          what: 'delete',
          request: ['DELETE', `/${slug}/${NONE}`],
          isRight: (role) => slug !== 'enquiries' && hasLevel(role, slug, 'delete'),
        },
      ]),
    );
    expect(errors).toEqual([]);
  });
});

test('the menu of every role has what the table lets it see, and no more', () => {
  const isHidden = (hidden: unknown, role: Role) =>
    typeof hidden === 'function' ? Boolean(hidden({ user: { id: 1, roles: [role] } })) : hidden === true;
  const never = ['enquiry-steps', 'enquiry-attachments', 'second-factors', 'content-revision'];
  const entities = [...Object.values(payload.collections).map(({ config }) => config), ...payload.globals.config].filter(
    ({ slug }) => slug in COLLECTIONS || slug in GLOBALS,
  );
  const errors = entities.flatMap(({ slug, admin }) =>
    ROLES.filter((role) => {
      const isShown = !never.includes(slug) && hasLevel(role, slug, slug === 'users' ? 'delete' : 'see');
      return isHidden(admin.hidden, role) === isShown;
    }).map((role) => `${slug}, as ${role}`),
  );
  expect(errors).toEqual([]);
});

describe('independently of the table', () => {
  test('a balloon operator has access to the balloon only', async () => {
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

  test('links are checked on request of users who manage redirects', async () => {
    for (const role of ROLES)
      expect([role, await isLet(role, 'POST', '/dead-links/check')]).toEqual([role, ['magazine', 'administrator'].includes(role)]);
  });

  test('the audit log and accounts are for administrators', async () => {
    for (const role of ROLES) {
      const isAdministrator = role === 'administrator';
      expect([role, await isLet(role, 'GET', '/audit-log')]).toEqual([role, isAdministrator]);
      expect([role, await isLet(role, 'POST', '/users', {})]).toEqual([role, isAdministrator]);
      expect([role, (await ask(role, 'GET', '/payload-jobs/run')).status]).toEqual([role, isAdministrator ? 200 : 401]);
      expect([role, await isLet(role, 'GET', '/payload-jobs')]).toEqual([role, false]);
    }
  });

  test('users cannot change their own roles', async () => {
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'programs@example.org' } } });
    const id = docs[0]?.id;
    const roles = ['administrator'];
    expect((await ask('programs', 'PATCH', `/users/${id}`, { name: 'Program Panna', roles })).status).toBe(200);
    expect(await payload.findByID({ collection: 'users', id: Number(id) })).toMatchObject({ name: 'Program Panna', roles: ['programs'] });
    expect(await isLet('programs', 'PATCH', '/users?where[id][exists]=true', { roles })).toBe(true);
    expect((await payload.count({ collection: 'users', where: { roles: { in: roles } } })).totalDocs).toBe(1);
  });

  test('the tag manager’s id is for administrators, and stays when others save', async () => {
    const privacyPolicy = { title: 'Adatkezelés' };
    const analytics = { tagManagerId: 'GTM-ABC123' };
    expect((await ask('administrator', 'POST', '/globals/site-settings', { analytics, privacyPolicy, phone: '1' })).status).toBe(200);
    expect((await ask('magazine', 'GET', '/globals/site-settings')).body).not.toHaveProperty('analytics.tagManagerId');
    const evil = { analytics: { tagManagerId: 'GTM-EVIL' }, privacyPolicy, phone: '2' };
    expect((await ask('magazine', 'POST', '/globals/site-settings', evil)).status).toBe(200);
    expect((await ask('administrator', 'GET', '/globals/site-settings')).body).toMatchObject({ analytics, phone: '2' });
  });
});

describe('a user who may write but not publish', () => {
  const fetchShown = async (id: number) => (await payload.findByID({ collection: 'visitor-information', id, locale: 'hu' })) as unknown;

  test('changes the draft of a published document, and visitors still read the published one', async () => {
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
    expect(await fetchShown(id)).toMatchObject({ title: 'Nyitvatartás', _status: 'published' });
  });

  test('restores an older version only as a draft', async () => {
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
      expect(await fetchShown(id)).toMatchObject({ title: 'Első', _status: 'published' });
    }
  });

  test('copies documents as drafts, and gets refusals in Hungarian', async () => {
    const id = await createDraft(payload, 'visitor-information', { title: 'Másolható' });
    const copy = await ask('programs', 'POST', `/visitor-information/${id}/duplicate`, { _status: 'published' });
    expect([copy.status, copy.body]).toMatchObject([200, { doc: { _status: 'draft' } }]);
    expect(JSON.stringify((await ask('programs', 'PATCH', `/visitor-information/${id}`, { title: 'X' })).body)).toContain(
      'csak piszkozatként',
    );
  });
});
