import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { DEFERRED_SHELL, getMessages } from '../../i18n/index.ts';
import { getRouteRow, routeTable, type ScreenId } from '../../route-table.ts';
import { pickHydratedShellTexts, pickHydratedTexts, pickNavigationTexts, pickTexts } from './screen-texts.ts';

const APP = path.resolve(import.meta.dirname, '../..');
const hu = getMessages('hu');

/** The message keys that a source file uses from one part of the catalogue. */
function listKeys(file: string, part: string): string[] {
  const code = readFileSync(path.join(APP, file), 'utf8');
  const name = new RegExp(`const (\\w+) = useTranslations\\('${part}'\\)`).exec(code)?.[1];
  return name ? [...code.matchAll(new RegExp(`\\b${name}\\([\`']([\\w]+)`, 'g'))].map(([, key = '']) => key) : [];
}

/** A module of screens and components with those that it imports, now or later. */
function listModules(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(path.join(APP, file), 'utf8');
  for (const [, from = ''] of code.matchAll(/(?:from |import\()'(\.[^']+\.tsx)'/g)) {
    const other = path.join(path.dirname(file), from);
    if (/^(?:screens|components)\//.test(other)) listModules(other, seen);
  }
  return seen;
}

/** Whether the server alone renders the screen, or parts of it. */
const isDrawnByServer = (screen: ScreenId) =>
  [...listModules(getRouteRow(screen).page)].some((file) => file.endsWith('/DrawnByServer.tsx'));

/** The messages of the shell in every document. */
const FIRST = Object.keys(pickHydratedShellTexts(hu.shell, 'hu'));

describe('the messages in a document', () => {
  const cases = [
    ['home', 'home', ['screens/home/HomeScreen.tsx', 'screens/home/carousel/Slides.tsx']],
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
    ['program', 'programs', ['screens/programs/detail/actions/ShareButtons.tsx']],
    ['newsletter', 'newsletter', ['screens/newsletter/NewsletterScreen.tsx']],
    ['magazineArticle', 'articles', ['components/articles/ShareLinks.tsx']],
    ['magazineArticle', 'magazine', ['screens/magazine/MagazineArticleView.tsx']],
    ['gallery', 'press', ['screens/press/DownloadAll.tsx']],
    ['pressRelease', 'articles', ['components/articles/ShareLinks.tsx']],
    ['archiveArticle', 'archive', ['screens/archive/ArchiveArticleScreen.tsx']],
  ] as const;
  test.each(cases)('of %s include those of %s that hydrated components use', (screen, part, files) => {
    const usedKeys = files.flatMap((file) => listKeys(file, part));
    expect(usedKeys.length).toBeGreaterThan(0);
    expect(Object.keys(pickHydratedTexts(screen, hu)[part] ?? {})).toEqual(expect.arrayContaining(usedKeys));
  });

  test('exclude those that only the server uses', () => {
    const bytes = (texts: object) => JSON.stringify(texts).length;
    for (const screen of ['home', 'programs'] as const)
      expect(bytes(pickHydratedTexts(screen, hu))).toBeLessThan(bytes(pickTexts(screen, hu)) / 2);
    expect(Object.keys(pickHydratedTexts('programs', hu).programs ?? {})).not.toContain('lastingTitle');
    expect(Object.keys(pickHydratedShellTexts(hu.shell, 'hu'))).not.toContain('motto');
  });

  test('exclude those of the shell’s later parts, but for what editors have changed', () => {
    expect(Object.keys(pickHydratedShellTexts(hu.shell, 'hu'))).not.toContain('lightbox');
    const changed = getMessages('hu', { 'shell.lightbox.next': 'Tovább', 'shell.search': 'Keressen', 'shell.motto': 'Helló' }).shell;
    const { lightbox, error, search } = pickHydratedShellTexts(changed, 'hu');
    expect([lightbox, error, search]).toEqual([{ next: 'Tovább' }, undefined, 'Keressen']);
  });

  test('of the shell include those that hydrated components use', () => {
    const files = ['Shell', 'header/Header', 'header/Menu', 'header/SearchButton', 'floating/Loading', 'floating/OfflineNotice'];
    const used = [...files, 'navigation/NotFoundReport', 'footer/Footer', 'consent/CookieButton'].flatMap((file) =>
      listKeys(`layout/${file}.tsx`, 'shell'),
    );
    expect(FIRST).toEqual(expect.arrayContaining(used.filter((key) => key !== 'skipToEvents')));
  });

  test('of the shell include those that hydrated screens use', () =>
    everyRow(
      routeTable.filter(({ id }) => !isDrawnByServer(id)),
      ({ id }) => id,
      ({ id, page }) => {
        const needed = [...listModules(page)].flatMap((file) => listKeys(file, 'shell'));
        expect([...FIRST, ...Object.keys(pickHydratedTexts(id, hu).shell ?? {})]).toEqual(expect.arrayContaining(needed));
      },
    ));

  test.each([
    ['home', ['home/carousel/Slides']],
    ['programs', ['programs/list/Pagination', 'programs/filters/FilterPanel']],
  ] as const)('of the shell include those that the hydrated parts of %s use', (screen, names) => {
    const needed = names.flatMap((name) => listKeys(`screens/${name}.tsx`, 'shell'));
    expect([...FIRST, ...Object.keys(pickHydratedTexts(screen, hu).shell ?? {})]).toEqual(expect.arrayContaining(needed));
  });

  test('of the shell and of its later parts are those that the later parts use', () => {
    const layout = ['ErrorScreen', 'SiteLightbox', 'consent/CookieSettings', 'floating/FloatingControls', 'header/SearchDialog'];
    const search = ['SearchField', 'RecentRemovals', 'suggestions/SuggestionBox', 'suggestions/OptionList'];
    const files = [...layout.map((name) => `layout/${name}.tsx`), ...search.map((name) => `components/search/${name}.tsx`)];
    const used = files.flatMap((file) => [...listKeys(file, 'shell'), ...listKeys(file, 'shell.cookies').map(() => 'cookies')]);
    const shown = [...FIRST, ...Object.keys(DEFERRED_SHELL.hu)];
    expect(used.length).toBeGreaterThan(20);
    expect(shown).toEqual(expect.arrayContaining(used));
  });

  test('of the shell after a client-side navigation are those that any screen uses', () => {
    const files = globSync(['screens/**/*.tsx', 'components/**/*.tsx'], { cwd: APP, exclude: ['components/search/suggestions/**'] });
    const layoutOnly = ['components/MenuLink.tsx', 'components/search/RecentRemovals.tsx'];
    const used = files.filter((file) => !/\.test\./.test(file) && !layoutOnly.includes(file)).flatMap((file) => listKeys(file, 'shell'));
    const shown = [...FIRST, ...Object.keys(pickNavigationTexts('home', hu).shell ?? {})];
    expect(used.length).toBeGreaterThan(20);
    expect(shown).toEqual(expect.arrayContaining(used));
  });

  test('are none of the screen for a page that the server renders completely', () => {
    expect(pickHydratedTexts('partnerItem', hu, true)).toEqual({});
  });

  test('are complete for every other screen', () => {
    expect(pickHydratedTexts('defectReport', hu)).toEqual(pickTexts('defectReport', hu));
  });
});
