import { beforeAll, expect, test, vi } from 'vitest';
import { StoredCase } from '../stored-case.ts';
import { answerEmail, composeReceiptEmail } from './emails.ts';

const receivedCase = {
  id: 7,
  reference: 'P-2026-K7QW3N',
  linkSeed: 'q2Vb0m5tX8yW1cR7kLz4Ng',
  name: 'Kis Éva',
  email: 'éva@kertészet.hu',
  due: '2026-12-23T11:00:00.000Z',
};
const listTexts = ({ content }: ReturnType<typeof composeReceiptEmail>) =>
  content.blocks.flatMap((block) => ('text' in block ? [block.text] : []));
const getLink = ({ content }: ReturnType<typeof composeReceiptEmail>) =>
  content.blocks.flatMap((block) => (block.kind === 'button' ? [block.url] : []));

beforeAll(() => {
  vi.stubEnv('CMS_SECRET', 'a secret for tests, longer than thirty-two signs');
  vi.stubEnv('PUBLIC_ORIGIN', 'https://www.liget.example');
  return () => void vi.unstubAllEnvs();
});

test('the receipt contains the reference, the deadline and a link to the page of the case', () => {
  const receipt = composeReceiptEmail(StoredCase.parse({ ...receivedCase, locale: 'hu' }));
  expect([receipt.subject, receipt.key]).toEqual(['Megkaptuk az üzenetét (P-2026-K7QW3N)', 'case/P-2026-K7QW3N/receipt']);
  expect(listTexts(receipt)).toEqual(
    expect.arrayContaining(['Jó napot kívánunk!', 'Válaszunk határideje: 2026. december 23.', expect.stringContaining('P-2026-K7QW3N')]),
  );
  expect(getLink(receipt)).toEqual([expect.stringMatching(/^https:\/\/www\.liget\.example\/ugyintezes\/p-2026-k7qw3n\?token=[\w-]{22}$/)]);
});

test.each(['hu', 'en'])('the receipt contains no text of the sender, because the address may be a stranger’s (%s)', (locale) => {
  const receipt = composeReceiptEmail(
    StoredCase.parse({ ...receivedCase, name: 'Nyert 100000 Ft-ot! https://evil.example/1', message: 'Vegye át!', locale }),
  );
  expect(JSON.stringify(receipt)).not.toMatch(/evil|Nyert|Vegye/);
});

test('the answer contains the editor’s text in an email in the sender’s language; each answer is a separate email', () => {
  const englishCase = StoredCase.parse({ ...receivedCase, locale: 'en' });
  const answer = answerEmail(englishCase, 'Dear Éva,\n\nIt was the wind.', 7);
  expect(answer.subject).toBe('Our reply (P-2026-K7QW3N)');
  expect(listTexts(answer).slice(0, 2)).toEqual(['Dear Éva,', 'It was the wind.']);
  expect(getLink(answer)).toEqual([expect.stringMatching(/\/en\/your-case\/p-2026-k7qw3n\?token=/)]);
  expect(answer.key).not.toBe(answerEmail(englishCase, 'Dear Éva,', 9).key);
});
