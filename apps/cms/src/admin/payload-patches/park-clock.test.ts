import { describe, expect, test } from 'vitest';
import { toPickerDate } from '../../platform/admin-ui/dates/budapest-picker.ts';
import { withParkZone } from './park-clock.ts';

const moment = (locales: string, options: Intl.DateTimeFormatOptions, isHungarian = false) =>
  new Intl.DateTimeFormat(...withParkZone([locales, options], isHungarian)).format(new Date('2026-11-23T22:24:00Z'));

describe('Payload’s dates in any browser', () => {
  test('use the park’s time zone', () => {
    expect(withParkZone([]).at(1)).toEqual({ timeZone: 'Europe/Budapest' });
    // The date library of Payload calls it in this way.
    expect(withParkZone(['en-GB', { timeZone: undefined }]).at(1)).toEqual({ timeZone: 'Europe/Budapest' });
    expect(moment('hu-HU', { hour: 'numeric', minute: 'numeric' })).toBe('23:24');
  });

  test('use another zone if it is given', () => {
    expect(moment('hu-HU', { hour: 'numeric', minute: 'numeric', timeZone: 'America/Los_Angeles' })).toBe('14:24');
  });

  test('are Hungarian where Payload would use American English', () => {
    const american = { day: 'numeric', hour: 'numeric', hour12: true, minute: 'numeric', month: 'short', year: 'numeric' } as const;
    expect(moment('en-US', american, true)).toBe('2026. nov. 23. 23:24');
    expect(moment('en-US', american)).toBe('23 Nov 2026, 23:24');
  });

  test('do not change the browser’s own zone, which the pickers use', () => {
    expect(toPickerDate('2026-11-23T22:24:00Z').getHours()).toBe(23);
  });
});
