import { describe, expect, test } from 'vitest';
import { dayQuestion } from './day-question.ts';

const at = (time: string) => dayQuestion(Temporal.Instant.from(time));

describe('the question of the day', () => {
  test('is another on each weekday, in Budapest', () => {
    const days = ['16', '17', '18', '19', '20', '21', '22'].map((day) => at(`2026-11-${day}T10:00:00+01:00`));
    expect(days).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
    // Still Sunday in London and Los Angeles.
    expect(at('2026-11-23T04:30:00+01:00')).toBe('monday');
  });

  test('asks about tomorrow late in the evening and in the small hours', () => {
    expect(at('2026-11-21T20:59:00+01:00')).toBe('saturday');
    expect(at('2026-11-21T21:00:00+01:00')).toBe('tomorrow');
    expect(at('2026-11-23T00:30:00+01:00')).toBe('tomorrow');
  });

  test('keeps to the clocks when they change', () => {
    expect(at('2026-10-25T20:30:00+01:00')).toBe('sunday');
    expect(at('2026-03-29T21:00:00+02:00')).toBe('tomorrow');
  });
});
