import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { adminTranslations } from '../../../src/admin/hungarian/translations.ts';
import { DAY_PATTERN, MOMENT_PATTERN } from '../../../src/platform/fields/dates/date-patterns.ts';
import pickerLanguage, { getDateFormat, getPickerTexts } from './picker-language.mjs';

const BUNDLE = path.resolve(import.meta.dirname, '../../../../../node_modules/@payloadcms/ui/dist/exports/client');

test('the date picker has its language before it is drawn, in Payload’s built bundle', () => {
  const sources = readdirSync(BUNDLE)
    .filter((name) => /^chunk-.*\.js$/.test(name))
    .map((name) => readFileSync(path.join(BUNDLE, name), 'utf8'))
    .filter((source) => source.includes('setDefaultLocale)('));
  expect(sources).toHaveLength(1);
  const built = pickerLanguage(sources[0] ?? '');
  expect(built).toMatch(/:\((\w+)=\w+\[4\],\w+=\w+\[5\]\),\1\(\),\w+\("div",/);
  expect(built).toMatch(/timeIntervals:\w+,\.\.\.getPickerTexts\(\w+\.t\),\.\.\.\w+\}/);
  expect(built).toMatch(/dateFormat:getDateFormat\(\w+,\w+\),/);
  expect(() => pickerLanguage(built)).toThrow('has changed');
});

test('the date picker has its texts in Hungarian and English', () => {
  const getTexts = (language: 'hu' | 'en') => {
    const texts: Record<string, string> = adminTranslations[language].liget;
    return Object.values(getPickerTexts((key) => texts[key.replace('liget:', '')] ?? `${key} is missing`));
  };
  expect(getTexts('hu')).toEqual([
    1,
    'Időpont',
    ...['Előző', 'Következő', 'Előző', 'Következő'].map((which) => `${which} hónap`),
    'Hónap:',
    'Választható:',
    'Nem választható:',
  ]);
  expect(getTexts('en').join(' ')).not.toContain('missing');
});

test('the date picker shows no American dates before its language is loaded', () => {
  const formats = [DAY_PATTERN, MOMENT_PATTERN, 'yyyy. MM. dd. HH:mm'];
  expect(formats.map((format) => getDateFormat(format, { dateFNS: null, language: 'hu' }))).toEqual([
    'yyyy. MM. dd.',
    'yyyy. MM. dd. HH:mm',
    'yyyy. MM. dd. HH:mm',
  ]);
  expect(formats.map((format) => getDateFormat(format, { dateFNS: null, language: 'en' }))).toEqual([
    'd MMM yyyy',
    'd MMM yyyy HH:mm',
    'yyyy. MM. dd. HH:mm',
  ]);
  expect(formats.map((format) => getDateFormat(format, { dateFNS: {}, language: 'hu' }))).toEqual(formats);
});
