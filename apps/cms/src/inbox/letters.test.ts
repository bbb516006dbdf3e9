import { beforeAll, expect, test, vi } from 'vitest';
import { answerLetter, receiptLetter } from './letters.ts';

const letter = {
  reference: 'P-2026-K7QW3N',
  linkSeed: 'q2Vb0m5tX8yW1cR7kLz4Ng',
  name: 'Kis Éva',
  email: 'éva@kertészet.hu',
  due: '2026-12-23T11:00:00.000Z',
};

beforeAll(() => {
  vi.stubEnv('CMS_SECRET', 'a secret for tests, longer than thirty-two signs');
  vi.stubEnv('PUBLIC_ORIGIN', 'https://www.liget.example');
  return () => void vi.unstubAllEnvs();
});

test('the receipt names the reference and the deadline, and leads to the page of the case', () => {
  const { to, subject, text } = receiptLetter({ ...letter, locale: 'hu' });
  expect([to, subject]).toEqual(['éva@kertészet.hu', 'Megkaptuk a levelét (P-2026-K7QW3N)']);
  expect(text).toMatch(/^Tisztelt Kis Éva!\n\n.*P-2026-K7QW3N\.\n\nLegkésőbb 2026\. december 23\. napjáig/s);
  expect(text).toMatch(/\nhttps:\/\/www\.liget\.example\/ugyintezes\/p-2026-k7qw3n\?token=[\w-]{22}$/);
});

test('the answer is the editor’s own words, in the sender’s language around them', () => {
  const { subject, text } = answerLetter({ ...letter, locale: 'en' }, 'Dear Éva,\n\nIt was the wind.');
  expect(subject).toBe('Our answer to your letter (P-2026-K7QW3N)');
  expect(text).toMatch(
    /^Dear Éva,\n\nIt was the wind\.\n\n--\n\nWhere .*\nhttps:\/\/www\.liget\.example\/en\/your-case\/p-2026-k7qw3n\?token=/s,
  );
});
