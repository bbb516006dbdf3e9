import { expect, test } from 'vitest';
import { readComponents } from './ics-components.ts';

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'BEGIN:VALARM', 'ACTION:DISPLAY', 'END:VALARM', 'END:VEVENT'];

test('an unreadable line is named and is an error of its event only', () => {
  const text = calendar(
    ...event('SUMMARY:Első'),
    ...event('SUMMARY:Máso', ' dik', 'Ez a sor kettospont nelkul', 'DTSTART:20270612T100000Z'),
    ...event('SUMMARY:Harmadik'),
  );
  const components = readComponents(text, 'VEVENT') ?? [];
  expect(components.map(({ line, component, errors }) => [line, component.getFirstPropertyValue('summary'), errors])).toEqual([
    [3, 'Első', []],
    [
      9,
      'Második',
      [{ hu: expect.stringContaining('12. sora hibás: „Ez a sor kettospont nelkul”'), en: expect.stringContaining('Line 12 of the file') }],
    ],
    [18, 'Harmadik', []],
  ]);
});

test('an event with many unreadable lines names a few of them', () => {
  const components = readComponents(calendar(...event(...Array.from({ length: 40 }, () => 'nonsense'))), 'VEVENT');
  expect(components?.[0]?.errors).toHaveLength(5);
});

test.each([
  ['does not end', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:a\n'],
  ['ends as something else', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VALARM\nEND:VCALENDAR'],
])('a file with a component that %s is refused', (_, text) => expect(readComponents(text, 'VEVENT')).toBeNull());
