import { expect, test } from 'vitest';
import { weighEntry } from './ranking.ts';

const now = Date.parse('2026-11-24T10:00:00+01:00');
const asPlanned = { state: 'scheduled', isAllDay: false } as const;
const entry = (screen: 'program' | 'magazineArticle' | 'archiveArticle' | 'topLocation', date: string | null = null) => ({
  target: { screen, slugs: { hu: 'a', en: 'a' }, parent: null },
  date,
});

test('current and imminent events rank before later ones, and those before past ones', () => {
  const worths = [
    { next: '2026-12-01T09:00:00Z', ...asPlanned, isOver: false, isOnNow: false, lasting: null },
    { next: '2027-05-01T09:00:00Z', ...asPlanned, isOver: false, isOnNow: false, lasting: null },
    { next: '2026-11-20T09:00:00Z', ...asPlanned, isOver: true, isOnNow: false, lasting: null },
  ].map((time) => weighEntry(entry('program'), time, now));
  expect(worths).toEqual(worths.toSorted((a, b) => b - a));
  expect(new Set(worths).size).toBe(3);
});

test('a permanent event ranks like a future one', () => {
  expect(weighEntry(entry('program'), { next: null, ...asPlanned, isOver: false, isOnNow: false, lasting: null }, now)).toBe(1);
});

test('recent news ranks before old news, and no weight is zero', () => {
  const [fresh, old, oldest] = ['2026-11-01T10:00:00Z', '2024-11-01T10:00:00Z', '1990-01-01T10:00:00Z'].map((date) =>
    weighEntry(entry('magazineArticle', date), undefined, now),
  );
  expect(fresh).toBeGreaterThan(old ?? 0);
  expect(old).toBeGreaterThan(oldest ?? 0);
  expect(oldest).toBeGreaterThan(0.3);
});

test('an article dated in the future ranks like one of today', () => {
  const [later, today] = ['2031-11-24T10:00:00Z', '2026-11-24T09:00:00Z'].map((date) =>
    weighEntry(entry('magazineArticle', date), undefined, now),
  );
  expect(later).toBe(today);
});

test('a place ranks before an archived article about it', () => {
  expect(weighEntry(entry('topLocation'), undefined, now)).toBeGreaterThan(
    weighEntry(entry('archiveArticle', '2026-11-01T10:00:00Z'), undefined, now),
  );
});
