import { describe, expect, test } from 'vitest';
import { openNewsletter } from '../../../testing/test-newsletter.ts';
import { dispatch } from './dispatch.ts';

const { payload, ask, createIssue, sendIssue } = await openNewsletter();

describe('a scheduled newsletter', () => {
  test('is a draft again if no subscriber would get it at its time, and says so until it is changed', async () => {
    const id = await createIssue();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const readProgress = async () => (await ask('GET', `/newsletters/${id}/progress`)).body;
    await sendIssue(id, { at: tomorrow });
    for (let second = 0; second < 2; second += 1) await dispatch(payload, Temporal.Instant.from(tomorrow).add({ seconds: second }));
    expect(await readProgress()).toMatchObject({ status: 'draft', recipients: 0, plan: { sendAt: null, missedAt: tomorrow } });
    expect(await payload.findByID({ collection: 'newsletters', id })).toMatchObject({ sentAt: null, recipients: null });
    expect((await ask('PATCH', `/newsletters/${id}`, { topics: ['family'] })).status).toBe(200);
    expect(await readProgress()).toMatchObject({ status: 'draft', plan: { missedAt: null } });
  });

  test('is a draft again after its schedule was cancelled, which works once', async () => {
    const id = await createIssue();
    await sendIssue(id, { at: new Date(Date.now() + 86_400_000).toISOString() });
    expect((await ask('POST', `/newsletters/${id}/unschedule`)).body).toMatchObject({ status: 'draft', plan: { sendAt: null } });
    const again = await ask('POST', `/newsletters/${id}/unschedule`);
    expect(again).toMatchObject({ status: 409, body: { message: 'Ez a levél nincs időzítve.' } });
    expect((await ask('PATCH', `/newsletters/${id}`, { subject: 'Más' })).status).toBe(200);
  });
});
