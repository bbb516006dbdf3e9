import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../../i18n/index.ts';
import { pickHydratedShellTexts, pickHydratedTexts, pickTexts } from './screen-texts.ts';

const APP = path.resolve(import.meta.dirname, '../..');
const hu = getMessages('hu');

/** The message keys that a source file uses from one part of the catalogue. */
function keysIn(file: string, part: string): string[] {
  const code = readFileSync(path.join(APP, file), 'utf8');
  const name = new RegExp(`const (\\w+) = useTranslations\\('${part}'\\)`).exec(code)?.[1];
  return name ? [...code.matchAll(new RegExp(`\\b${name}\\([\`']([\\w]+)`, 'g'))].map(([, key = '']) => key) : [];
}

describe('the messages in a document', () => {
  const cases = [
    ['home', 'home', ['screens/home/HomeScreen.tsx', 'screens/home/Slides.tsx']],
    [
      'programs',
      'programs',
      ['list/ProgramsScreen', 'filters/FilterPanel', 'filters/FilterDates', 'filters/DateFields', 'list/ResultsHead'].map(
        (name) => `screens/programs/${name}.tsx`,
      ),
    ],
    [
      'programs',
      'calendar',
      ['screens/programs/filters/DateFields.tsx', 'components/calendar/DateRangeCalendar.tsx', 'components/calendar/calendar-texts.ts'],
    ],
    ['home', 'calendar', ['components/calendar/DateRangeCalendar.tsx', 'components/calendar/calendar-texts.ts']],
    ['program', 'programs', ['screens/programs/detail/ShareButtons.tsx']],
    ['magazineArticle', 'articles', ['components/articles/ShareLinks.tsx']],
    ['magazineArticle', 'magazine', ['screens/magazine/MagazineArticleView.tsx']],
    ['gallery', 'press', ['screens/press/DownloadAll.tsx']],
    ['archiveArticle', 'archive', ['screens/archive/ArchiveArticleScreen.tsx']],
  ] as const;
  test.each(cases)('of %s include those of %s that hydrated components use', (screen, part, files) => {
    const usedKeys = files.flatMap((file) => keysIn(file, part));
    expect(usedKeys.length).toBeGreaterThan(0);
    expect(Object.keys(pickHydratedTexts(screen, hu)[part] ?? {})).toEqual(expect.arrayContaining(usedKeys));
  });

  test('exclude those that only the server uses', () => {
    const bytes = (texts: object) => JSON.stringify(texts).length;
    for (const screen of ['home', 'programs'] as const)
      expect(bytes(pickHydratedTexts(screen, hu))).toBeLessThan(bytes(pickTexts(screen, hu)) / 2);
    expect(Object.keys(pickHydratedTexts('programs', hu).programs ?? {})).not.toContain('lastingTitle');
    expect(Object.keys(pickHydratedShellTexts(hu.shell))).not.toContain('motto');
  });

  test('are none of the screen for a page that the server renders completely', () => {
    expect(pickHydratedTexts('partnerItem', hu, true)).toEqual({});
  });

  test('are complete for every other screen', () => {
    expect(pickHydratedTexts('press', hu)).toEqual({ press: hu.press });
  });
});
