import { DATE_STATE_TEXTS } from '@liget/park/date-state-texts';
import { keepTogether } from '@liget/ui/keep-together';
import { describe, expect, test } from 'vitest';
import { findWordingErrors } from '../../../scripts/checks/wording.ts';
import { en } from './i18n/en/index.ts';
import { hu } from './i18n/hu/index.ts';
import { flattenTexts } from './i18n/texts-by-key.ts';

/** Words that are correct elsewhere, but have another name on the site. */
const HUNGARIAN_OF_THE_SITE = [
  ['another word for főoldal', /kezdőlap/i],
  ['another word for Telefonon elérhető', /ügyfélfogadás/i],
  // U+2060, the word joiner, keeps ‘11:00-kor’ on one line.
  ['an ending that may move to the next line: write }-\\u2060', /\}-\p{L}/u],
] as const;

/** Texts up to this length, such as labels, fit on one line of a phone. */
const LINE_LENGTH = 24;
/** Not shown on a page. */
const UNSEEN = new Set(['printedMap.subject']);

describe.each([
  ['hu', hu],
  ['en', en],
] as const)('the messages in %s', (locale, catalogue) => {
  test('follow the house style', () => {
    const errors = [...flattenTexts(catalogue)].flatMap(([key, text]) => {
      const own = locale === 'hu' ? HUNGARIAN_OF_THE_SITE.filter(([, sign]) => sign.test(text)).map(([error]) => error) : [];
      return [...findWordingErrors(text, locale), ...own].map((error) => `${key}: ${error}`);
    });
    expect(errors).toEqual([]);
  });

  test('have word joiners where a line break would mislead, as in ‘e-mail’', () => {
    const texts = [...flattenTexts(catalogue)].filter(([key, text]) => text.length > LINE_LENGTH && !UNSEEN.has(key));
    expect(texts.filter(([, text]) => keepTogether(text) !== text)).toEqual([]);
  });

  test('begin the accessible names of links with the visible texts (WCAG 2.5.3, Label in Name)', () => {
    const { whole, wholeNamed, stepFree, stepFreeNamed } = catalogue.places.fromMetro;
    const { download, downloadNamed } = catalogue.press;
    for (const [shown, name] of [
      [whole, wholeNamed],
      [stepFree, stepFreeNamed],
      [download, downloadNamed],
    ] as const)
      expect(name.startsWith(shown) ? '' : name).toBe('');
  });

  test('use the same name for a thing everywhere', () => {
    const { map, programs, places, shell, customerService } = catalogue;
    expect(map.status).toEqual(DATE_STATE_TEXTS[locale]);
    expect(programs.status).toEqual(DATE_STATE_TEXTS[locale]);
    expect({ ...places.features, relaxed: '' }).toEqual({ ...programs.features, relaxed: '' });
    expect(customerService.hours).toBe(shell.openingHours);
    expect(places.onMap).toBe(shell.showOnMap);
    expect(programs.allPrograms).toBe(shell.allPrograms);
  });
});
