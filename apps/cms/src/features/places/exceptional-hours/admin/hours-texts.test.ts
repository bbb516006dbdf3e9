import { expect, test } from 'vitest';
import { formatHours } from './hours-texts.ts';

test.each([
  [
    { opens: '10:00', closes: '14:00' },
    { hu: '10:00–14:00', en: '10:00–14:00' },
  ],
  [
    { opens: '10:00', closes: 'dusk' },
    { hu: '10:00–sötétedés', en: '10:00–dusk' },
  ],
  [
    { opens: '00:00', closes: '00:00' },
    { hu: 'egész nap', en: 'all day' },
  ],
  [
    { opens: '', closes: '' },
    { hu: 'zárva', en: 'closed' },
  ],
])('exceptional hours %j are shown to editors as visitors will see them', (hours, texts) => {
  expect(formatHours(hours)).toEqual(texts);
});
