import { describe, expect, it } from 'vitest';
import { readMessage } from '../../platform/admin-ui/read-message.ts';
import { openForPeople } from '../../testing/accounts/test-people.ts';
import { sentCase } from '../../testing/test-cases.ts';
import { createApiClient, publish } from '../../testing/test-content.ts';
import { CaseDetails } from './desk-case.ts';

const { payload, act: as } = await openForPeople();

const act = async (id: number, data: Record<string, unknown>, who: 'admin' | 'editor' = 'editor', language: 'hu' | 'en' = 'hu') => {
  return as('POST', `/enquiries/${id}/steps`, { as: who, data, language });
};
const runAction = async (id: number, data: Record<string, unknown>, who: 'admin' | 'editor' = 'editor') => {
  const { status, body } = await act(id, data, who);
  expect(status).toBe(200);
  return CaseDetails.parse(body);
};
const statusFor = (reference: string, token: string, language: 'hu' | 'en' = 'hu') =>
  createApiClient(payload).json(`/${language}/cases/${reference}`, { headers: { 'x-case-token': token } });

describe('a case', () => {
  it('is visible only to users who handle cases', async () => {
    const { id } = await sentCase(payload);
    const { id: otherCase } = await payload.db.create({
      collection: 'users',
      data: { email: 'programs@liget.example', name: 'Programos Pál', roles: ['programs'] },
    });
    const details = await runAction(id, { action: 'opened' });
    expect(details.people.map(({ name }) => name).toSorted()).toEqual(['admin', 'editor']);
    expect((await act(id, { action: 'assigned', to: otherCase })).status).toBe(400);
    await payload.db.updateOne({ collection: 'enquiries', id, data: { assignedTo: otherCase } });
    const reopened = await runAction(id, { action: 'opened' });
    expect(reopened.people.map(({ name }) => name).toSorted()).toEqual(['Programos Pál', 'admin', 'editor']);
  });

  it('is marked as read when somebody opens it, and the log says by whom', async () => {
    const { id } = await sentCase(payload);
    const details = await runAction(id, { action: 'opened' });
    expect(details.shownCase).toMatchObject({ kind: 'publicData', state: 'new', name: 'Kis Éva', message: 'Kérem a fák listáját.' });
    expect(details.steps).toMatchObject([{ action: 'opened', by: 'editor' }]);
    expect((await runAction(id, { action: 'opened' })).steps).toHaveLength(1);
    expect(await payload.findByID({ collection: 'enquiries', id })).toMatchObject({ unread: false });
  });

  it('names what it is about in the language of the editor, and of the page on which its sender looks at it', async () => {
    await publish(payload, 'products', { name: 'Jegy' }, { name: 'Ticket' });
    const question = await sentCase(payload, { product: 'Ticket' }, '/en/questions');
    const defect = await sentCase(payload, { subject: 'water', place: 'Next to the gate' }, '/en/defect-reports');
    const readSubject = async (id: number, language: 'hu' | 'en') =>
      CaseDetails.parse((await act(id, { action: 'opened' }, 'editor', language)).body).shownCase.about;
    expect([await readSubject(question.id, 'hu'), await readSubject(question.id, 'en')]).toEqual(['Jegy', 'Ticket']);
    expect([await readSubject(defect.id, 'hu'), await readSubject(defect.id, 'en')]).toEqual(['Ivókút, víz', 'Drinking fountain or water']);
    const { reference, token } = question;
    expect((await statusFor(reference, token, 'hu')).body).toMatchObject({ data: { about: 'Jegy' } });
    expect((await statusFor(reference, token, 'en')).body).toMatchObject({ data: { about: 'Ticket' } });
  });

  it('is assigned, gets another deadline, waits, is answered and closed, with a log entry for each step', async () => {
    const { id, reference, token } = await sentCase(payload);
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'editor@liget.example' } } });
    await runAction(id, { action: 'assigned', to: docs[0]?.id });
    await runAction(id, { action: 'due', due: '2099-12-24' });
    await runAction(id, { action: 'state', state: 'waiting' });
    await runAction(id, { action: 'note', text: 'A kertészek küldik.' });
    const { steps } = await runAction(id, { action: 'answered', text: 'Itt a lista.', after: 0 }, 'admin');
    const after = steps.at(-1)?.id;
    const details = await runAction(id, { action: 'closed', after });
    expect(details.shownCase).toMatchObject({ state: 'closed', due: '2099-12-24' });
    const byPeople = details.steps.filter(({ by }) => by !== undefined);
    expect(byPeople.map(({ action, by, detail, text }) => [action, by, detail ?? text])).toEqual([
      ['assigned', 'editor', 'editor'],
      ['due', 'editor', '2099-12-24'],
      ['state', 'editor', 'waiting'],
      ['note', 'editor', 'A kertészek küldik.'],
      ['answered', 'admin', 'Itt a lista.'],
      ['closed', 'editor', undefined],
    ]);
    const { body } = await statusFor(reference, token);
    expect(body).toMatchObject({ data: { state: 'closed', due: '2099-12-24', answers: [{ text: 'Itt a lista.' }] } });
    // Internal notes stay internal.
    expect(JSON.stringify(body)).not.toContain('kertészek');
  });

  it('stays in progress with its deadline after an interim answer, which is sent to the sender', async () => {
    const { id, reference, token } = await sentCase(payload);
    const { shownCase } = await runAction(id, { action: 'opened' });
    const details = await runAction(id, { action: 'answered', text: 'Utánanézünk.', after: 0, keepsOpen: true });
    expect(details.shownCase).toMatchObject({ state: 'inProgress', due: shownCase['due'] });
    expect((await statusFor(reference, token)).body).toMatchObject({ data: { state: 'inProgress', answers: [{ text: 'Utánanézünk.' }] } });
  });

  it('is not answered when another editor has answered meanwhile', async () => {
    const { id } = await sentCase(payload);
    const first = await runAction(id, { action: 'answered', text: 'Igen.', after: 0 }, 'admin');
    const { status, body } = await act(id, { action: 'answered', text: 'Nem.', after: 0 });
    expect([status, readMessage(body)]).toEqual([409, expect.stringContaining('Közben más már válaszolt')]);
    const again = await runAction(id, { action: 'answered', text: 'Pontosítom.', after: first.steps.at(-1)?.id });
    expect(again.steps.filter(({ action }) => action === 'answered').map(({ text }) => text)).toEqual(['Igen.', 'Pontosítom.']);
  });

  it('is answered once by two concurrent answers', async () => {
    const { id, reference } = await sentCase(payload);
    const answers = await Promise.all(['Igen.', 'Nem.', 'Talán.'].map((text) => act(id, { action: 'answered', text, after: 0 })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const { docs } = await payload.find({ collection: 'outgoing-mails', where: { key: { like: `${reference}/answer` } } });
    expect(docs).toMatchObject([{ to: 'eva@example.hu', kind: 'case-answer', state: 'waiting' }]);
  });

  it('is reopened before it is answered when it was closed', async () => {
    const { id } = await sentCase(payload);
    const { steps } = await runAction(id, { action: 'closed', after: 0 });
    const after = steps.at(-1)?.id;
    expect(readMessage((await act(id, { action: 'answered', text: 'Mégis.', after }, 'editor', 'en')).body)).toBe(
      'This case is closed. Reopen it first.',
    );
    await runAction(id, { action: 'reopened' });
    await runAction(id, { action: 'answered', text: 'Mégis.', after });
  });

  it.each([
    [{ action: 'state', state: 'answered' }],
    [{ action: 'due', due: 'holnap' }],
    [{ action: 'answered', text: '  ', after: 0 }],
    [{ action: 'answered', text: 'Igen.' }],
    [{ action: 'assigned', to: '1' }],
    [{ action: 'assigned', to: 999_999 }],
    [{ action: 'letterFailed' }],
    [[]],
  ])('refuses an invalid action: %j', async (request) => {
    const { id } = await sentCase(payload);
    const { status } = await act(id, request as Record<string, unknown>);
    expect(status).toBe(400);
    expect(await payload.count({ collection: 'enquiry-steps', where: { enquiry: { equals: id } } })).toMatchObject({ totalDocs: 0 });
  });

  it('reports an error when it does not exist', async () => {
    expect((await act(999_999, { action: 'opened' })).status).toBe(404);
    expect((await as('POST', '/enquiries/x/steps', { as: 'editor', data: { action: 'opened' } })).status).toBe(404);
  });
});

describe('the visitor’s message and the log', () => {
  it.each(['admin', 'editor'] as const)('cannot be changed or deleted through the admin’s own API (%s)', async (who) => {
    const { id } = await sentCase(payload);
    const { steps } = await runAction(id, { action: 'note', text: 'Megjegyzés' });
    const step = steps.at(-1)?.id ?? 0;
    for (const [method, path, data] of [
      ['PATCH', `/enquiries/${id}`, { message: 'Más' }],
      ['DELETE', `/enquiries/${id}`, undefined],
      ['POST', '/enquiries', { name: 'Valaki' }],
      ['PATCH', `/enquiry-steps/${step}`, { text: 'Más' }],
      ['DELETE', `/enquiry-steps/${step}`, undefined],
      ['POST', '/enquiry-steps', { enquiry: id, action: 'closed' }],
    ] as const)
      expect((await as(method, path, { as: who, ...(data ? { data } : {}) })).status).toBe(403);
    expect(await payload.findByID({ collection: 'enquiries', id })).toMatchObject({ message: 'Kérem a fák listáját.' });
    expect(await payload.findByID({ collection: 'enquiry-steps', id: step })).toMatchObject({ text: 'Megjegyzés' });
  });

  it('require a signed-in user', async () => {
    const { id } = await sentCase(payload);
    const ask = createApiClient(payload);
    expect((await ask.request(`/enquiries/${id}`)).status).toBe(403);
    expect((await ask.request(`/enquiry-steps`)).status).toBe(403);
    const step = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ action: 'opened' }) };
    expect((await ask.request(`/enquiries/${id}/steps`, step)).status).toBe(401);
  });
});

describe('the status of a case', () => {
  it('is returned for its reference and token, and must not be cached', async () => {
    const { reference, token } = await sentCase(payload);
    const response = await createApiClient(payload).request(`/hu/cases/${reference}`, { headers: { 'x-case-token': token } });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toMatchObject({ data: { reference, kind: 'publicData', state: 'new', answers: [], attachments: [] } });
  });

  it('is the same 404 for an unknown reference, a wrong token and none', async () => {
    const { reference, token } = await sentCase(payload);
    const otherCase = await sentCase(payload);
    const forged = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`;
    const answers = await Promise.all([
      statusFor('A-2026-222222', token),
      statusFor(reference, forged),
      statusFor(reference, otherCase.token),
      statusFor(reference, ''),
      statusFor(reference, `${token}x`),
      createApiClient(payload).json(`/hu/cases/${reference}`),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });

  it('has a token that is not in the database', async () => {
    const { id, token } = await sentCase(payload);
    const document = await payload.findByID({ collection: 'enquiries', id, showHiddenFields: true });
    expect(JSON.stringify(document)).not.toContain(token);
    expect(document.linkSeed).toMatch(/^[\w-]{22}$/);
    const shown = await as('GET', `/enquiries/${id}`, { as: 'editor' });
    expect(JSON.stringify(shown.body)).not.toContain('linkSeed');
  });
});

describe('the settings', () => {
  it('set the deadline of cases that arrive later, and are changed by administrators', async () => {
    const save = (who: 'admin' | 'editor', days: number) =>
      as('POST', '/globals/inbox-settings', { as: who, data: { publicData: { days } } });
    await save('editor', 3);
    const before = await sentCase(payload);
    await save('admin', 4);
    const after = await sentCase(payload);
    const getDays = async ({ id }: { id: number }) => {
      const { createdAt, due } = await payload.findByID({ collection: 'enquiries', id });
      const day = (value: unknown) => Temporal.Instant.from(String(value)).toZonedDateTimeISO('Europe/Budapest').toPlainDate();
      return day(createdAt).until(day(due)).days;
    };
    expect([await getDays(before), await getDays(after)]).toEqual([15, 4]);
  });

  it('have templates, filled in for the editor in the sender’s language for the right kind', async () => {
    const data = (text: string) => ({
      templates: [
        { name: 'Adat', kinds: ['publicData'], keepsOpen: true, text },
        { name: 'Bérlés', kinds: ['venueHire'], text: 'x' },
      ],
    });
    await payload.updateGlobal({ slug: 'inbox-settings', locale: 'hu', data: data('Tisztelt {név}! ({hivatkozás}, {határidő}, {más})') });
    const saved = await payload.findGlobal({ slug: 'inbox-settings', locale: 'hu' });
    const rows = (saved.templates ?? []).map((row: object) => ({ ...row, text: 'Dear {name} ({reference}),' }));
    await payload.updateGlobal({ slug: 'inbox-settings', locale: 'en', data: { templates: rows } });
    const hungarian = await sentCase(payload);
    const english = await sentCase(payload, { name: 'Ann' }, '/en/public-data-requests');
    await runAction(hungarian.id, { action: 'due', due: '2099-12-08' });
    expect((await runAction(hungarian.id, { action: 'opened' })).templates).toEqual([
      { name: 'Adat', text: `Tisztelt Kis Éva! (${hungarian.reference}, 2099. december 8., {más})`, keepsOpen: true },
    ]);
    expect((await runAction(english.id, { action: 'opened' })).templates).toMatchObject([
      { name: 'Adat', text: `Dear Ann (${english.reference}),` },
    ]);
  });
});
