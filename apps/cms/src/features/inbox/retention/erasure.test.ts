import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { openForPeople } from '../../../testing/accounts/test-people.ts';
import { sentCase } from '../../../testing/test-cases.ts';
import { createApiClient } from '../../../testing/test-content.ts';
import { claimAttachments, storeAttachment } from '../intake/attachments.ts';
import { purgeExpired } from './retention.ts';

const { payload, act: as } = await openForPeople();
const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'green' } })
  .png()
  .toBuffer();

const findEmailsAbout = async (reference: string) =>
  (await payload.count({ collection: 'outgoing-mails', where: { key: { like: reference } } })).totalDocs;
async function caseWithPicture() {
  const sent = await sentCase(payload);
  const attachmentToken = await storeAttachment(payload, picture, 'fa.png');
  if (typeof attachmentToken === 'string') throw new Error(attachmentToken);
  await claimAttachments(payload, sent.id, [attachmentToken]);
  await as('POST', `/enquiries/${sent.id}/steps`, { as: 'editor', data: { action: 'answered', text: 'Tisztelt Kis Éva!', after: 0 } });
  return sent;
}
const readEverything = async (id: number) =>
  JSON.stringify([
    await payload.findByID({ collection: 'enquiries', id, showHiddenFields: true }),
    (await payload.find({ collection: 'enquiry-steps', where: { enquiry: { equals: id } }, depth: 0, sort: 'id' })).docs,
    (await payload.find({ collection: 'enquiry-attachments', where: { enquiry: { equals: id } }, depth: 0 })).docs,
  ]);

describe('erasure', () => {
  it('on the sender’s request keeps the reference and who did what, and no personal data', async () => {
    const { id, reference, token } = await caseWithPicture();
    expect((await as('POST', `/enquiries/${id}/steps`, { as: 'editor', data: { action: 'erased' } })).status).toBe(403);
    expect(await readEverything(id)).toMatch(/Kis Éva.*fa\.png/s);
    expect(await findEmailsAbout(reference)).toBe(3);
    expect((await as('POST', `/enquiries/${id}/steps`, { as: 'admin', data: { action: 'erased' } })).status).toBe(200);
    expect(await findEmailsAbout(reference)).toBe(0);
    const left = await readEverything(id);
    expect(left).not.toMatch(/Kis Éva|eva@|000 0003|fák|fa\.png/);
    expect(left).toMatch(new RegExp(`${reference}.*answered.*erased`, 's'));
    expect((await createApiClient(payload).json(`/hu/cases/${reference}`, { headers: { 'x-case-token': token } })).status).toBe(404);
  });

  it('prevents later additions to the case, and removes those that an earlier version allowed', async () => {
    const { id } = await sentCase(payload);
    const act = async (data: Record<string, unknown>) => (await as('POST', `/enquiries/${id}/steps`, { as: 'admin', data })).status;
    expect(await act({ action: 'erased' })).toBe(200);
    await payload.create({ collection: 'enquiry-steps', data: { enquiry: id, action: 'note', text: 'Kis Éva telefonált' } });
    const rows = [
      { action: 'note', text: 'Kis Éva' },
      { action: 'due', due: '2027-01-01' },
      { action: 'assigned', to: null },
      { action: 'reopened' },
    ];
    await everyRow(rows, JSON.stringify, async (row) => expect(await act(row)).toBe(400));
    expect(await act({ action: 'erased' })).toBe(200);
    expect(await readEverything(id)).not.toContain('Kis Éva');
  });

  it('happens automatically after the retention period of an answered case', async () => {
    const [answered, waiting] = [await caseWithPicture(), await sentCase(payload)];
    const later = Temporal.Now.zonedDateTimeISO('Europe/Budapest').add({ months: 12, days: 1 }).toInstant();
    await purgeExpired(payload, later.subtract({ hours: 48 }));
    expect(await readEverything(answered.id)).toContain('Kis Éva');
    await purgeExpired(payload, later);
    expect(await readEverything(answered.id)).not.toContain('Kis Éva');
    expect(await readEverything(waiting.id)).toContain('Kis Éva');
  });

  it('happens automatically after the retention period of a closed case, and not before', async () => {
    const [old, young, open] = [await caseWithPicture(), await sentCase(payload), await sentCase(payload)];
    const close = (id: number, closedAt: string) => payload.update({ collection: 'enquiries', id, data: { state: 'closed', closedAt } });
    await close(old.id, '2026-01-10T10:00:00.000Z');
    await close(young.id, '2026-01-12T10:00:00.000Z');
    expect(await purgeExpired(payload, Temporal.Instant.from('2027-01-11T02:20:00Z'))).toBe(1);
    expect(await readEverything(old.id)).not.toContain('Kis Éva');
    for (const { id } of [young, open]) expect(await readEverything(id)).toContain('Kis Éva');
    expect(await purgeExpired(payload, Temporal.Instant.from('2027-01-11T02:20:00Z'))).toBe(0);
  });

  it('deletes files that no form has used for a day', async () => {
    await storeAttachment(payload, picture, 'arva.png');
    const count = async () =>
      (await payload.count({ collection: 'enquiry-attachments', where: { name: { equals: 'arva.png' } } })).totalDocs;
    await purgeExpired(payload, Temporal.Now.instant());
    expect(await count()).toBe(1);
    await purgeExpired(payload, Temporal.Now.instant().add({ hours: 25 }));
    expect(await count()).toBe(0);
  });
});
