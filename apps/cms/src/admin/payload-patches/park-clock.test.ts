import { describe, expect, test } from 'vitest';
import { toPickerDate } from '../../platform/admin-ui/budapest-picker.ts';
import { withParkZone } from './park-clock.ts';

const moment = (locales: string, options: Intl.DateTimeFormatOptions, isHungarian = false) =>
  new Intl.DateTimeFormat(...withParkZone([locales, options], isHungarian)).format(new Date('2026-11-23T22:24:00Z'));

describe('moments that Payload words, wherever the browser is', () => {
  test('are by the park’s clock', () => {
    expect(withParkZone([]).at(1)).toEqual({ timeZone: 'Europe/Budapest' });
    // As the library asks that Payload words dates with.
    expect(withParkZone(['en-GB', { timeZone: undefined }]).at(1)).toEqual({ timeZone: 'Europe/Budapest' });
    expect(moment('hu-HU', { hour: 'numeric', minute: 'numeric' })).toBe('23:24');
  });

  test('are as somebody asked for who named a zone', () => {
    expect(moment('hu-HU', { hour: 'numeric', minute: 'numeric', timeZone: 'America/Los_Angeles' })).toBe('14:24');
  });

  test('are Hungarian where Payload would write American English', () => {
    const american = { day: 'numeric', hour: 'numeric', hour12: true, minute: 'numeric', month: 'short', year: 'numeric' } as const;
    expect(moment('en-US', american, true)).toBe('2026. nov. 23. 23:24');
    expect(moment('en-US', american)).toContain('11:24');
  });

  test('leave the browser’s own clock to the pickers', () => {
    expect(toPickerDate('2026-11-23T22:24:00Z').getHours()).toBe(23);
  });
});
