import { describe, expect, test } from 'vitest';
import {
  createDraftCredential,
  type InstantToken,
  isDraftCredential,
  isInstantValid,
  isPreviewValid,
  PREVIEW_LIFETIME_SECONDS,
  type PreviewToken,
  signInstant,
  signPreview,
} from './preview.ts';

const secret = 'a secret of the installation, long enough';
const now = 1_795_000_000;
const token: PreviewToken = { kind: 'events', id: 7, locale: 'hu', expires: now + 600 };

describe('a preview token', () => {
  test('is valid until it expires', () => {
    const signature = signPreview(secret, token);
    expect(isPreviewValid(secret, token, signature, now)).toBe(true);
    expect(isPreviewValid(secret, token, signature, token.expires)).toBe(true);
    expect(isPreviewValid(secret, token, signature, token.expires + 1)).toBe(false);
  });

  test('is valid for an hour after it was created', () => {
    const fresh = { ...token, expires: now + 60 * 60 };
    expect(isPreviewValid(secret, fresh, signPreview(secret, fresh), now)).toBe(true);
  });

  test.each([
    ['another item', { ...token, id: 8 }],
    ['another kind', { ...token, kind: 'news' as const }],
    ['another language', { ...token, locale: 'en' as const }],
    ['a later expiry', { ...token, expires: token.expires + 60 }],
  ])('is invalid for %s', (_, other) => {
    expect(isPreviewValid(secret, other, signPreview(secret, token), now)).toBe(false);
  });

  test.each(['', 'x', '%%%', signPreview('another secret', token)])('is invalid with the signature %j', (signature) => {
    expect(isPreviewValid(secret, token, signature, now)).toBe(false);
  });

  test('is invalid with an expiry beyond the lifetime of previews, or without a number', () => {
    for (const expires of [now + PREVIEW_LIFETIME_SECONDS + 61, Number.NaN, Number.POSITIVE_INFINITY, 1.5]) {
      const long = { ...token, expires };
      expect(isPreviewValid(secret, long, signPreview(secret, long), now)).toBe(false);
    }
  });
});

describe('a token for another instant', () => {
  const saturday: InstantToken = { at: '2026-11-28T08:00:00Z', expires: now + 600 };

  test('is valid if the clock of the signing service is a few seconds ahead', () => {
    const ahead = { ...saturday, expires: now + PREVIEW_LIFETIME_SECONDS + 5 };
    expect(isInstantValid(secret, ahead, signInstant(secret, ahead), now)).toBe(true);
  });

  test('is valid until it expires, and for that instant only', () => {
    const signature = signInstant(secret, saturday);
    expect(isInstantValid(secret, saturday, signature, now)).toBe(true);
    expect(isInstantValid(secret, saturday, signature, saturday.expires + 1)).toBe(false);
    expect(isInstantValid(secret, { ...saturday, at: '2026-11-28T09:00:00Z' }, signature, now)).toBe(false);
    expect(isInstantValid(secret, { ...saturday, expires: saturday.expires + 1 }, signature, now)).toBe(false);
    const far = { ...saturday, at: '+100000-01-01T00:00:00Z' };
    expect(isInstantValid(secret, far, signInstant(secret, far), now)).toBe(false);
    expect(isInstantValid('another secret', saturday, signature, now)).toBe(false);
  });

  test('is valid for the menu that it names only', () => {
    const signatures = [undefined, 3, 4].map((menu) => signInstant(secret, { ...saturday, menu }));
    for (const [row, menu] of [undefined, 3, 4].entries())
      expect(signatures.map((signature) => isInstantValid(secret, { ...saturday, menu }, signature, now))).toEqual(
        [0, 1, 2].map((column) => column === row),
      );
  });

  test('is invalid with an expiry beyond the lifetime of previews', () => {
    const long = { ...saturday, expires: now + PREVIEW_LIFETIME_SECONDS + 61 };
    expect(isInstantValid(secret, long, signInstant(secret, long), now)).toBe(false);
  });
});

test('the site’s credential for drafts is derived from the secret and differs from it', () => {
  const credential = createDraftCredential(secret);
  expect(credential).not.toContain(secret);
  expect(isDraftCredential(secret, credential)).toBe(true);
  expect(isDraftCredential('another', credential)).toBe(false);
  expect(isDraftCredential(secret, '')).toBe(false);
});
