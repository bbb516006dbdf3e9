import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

/** Scrolling boxes, and what is focusable in them: their own controls, or the box itself, in this file. */
const SCROLL_BOXES: Readonly<Record<string, 'controls' | { stopIn: string }>> = {
  'apps/cms/src/admin/styles/welcome.css .liget-dates__list': { stopIn: 'apps/cms/src/features/events/admin/DatesPreview.tsx' },
  'apps/cms/src/admin/styles/forms/languages.css .liget-languages__text--long': {
    stopIn: 'apps/cms/src/admin/languages/HungarianText.tsx',
  },
  'apps/cms/src/admin/styles/forms/versions.css .liget-versions': 'controls',
  'apps/cms/src/admin/styles/guide.css .liget-guide__table': { stopIn: 'apps/cms/src/admin/guide/GuideView.tsx' },
  'apps/cms/src/admin/styles/features/import.css .liget-scroll': {
    stopIn: 'apps/cms/src/features/events/import-export/admin/LineReport.tsx',
  },
  'apps/site/app/components/search/suggestions/SuggestionBox.module.css .box': 'controls',
  'apps/site/app/components/sections/DataTable.module.css .scroll': { stopIn: 'apps/site/app/components/sections/DataTable.tsx' },
  'apps/site/app/components/sections/SectionNavigation.module.css .navigation ul': 'controls',
  'apps/site/app/screens/home/programs/Programs.module.css .strip': 'controls',
  'apps/site/app/screens/map/filters/Filters.module.css .filters ul': 'controls',
  'apps/site/app/screens/map/Map.module.css .sheet': 'controls',
  'apps/site/app/screens/map/places/PlaceCard.module.css .card': 'controls',
  'apps/site/app/screens/places/balloon/BalloonSchedule.module.css .days': {
    stopIn: 'apps/site/app/screens/places/balloon/BalloonSchedule.tsx',
  },
  'apps/site/app/screens/programs/list/dates/Dates.module.css .ribbon': 'controls',
  'apps/site/app/screens/programs/filters/Filters.module.css .panel': 'controls',
  'apps/site/app/screens/projects/Swiper.module.css .swiper': { stopIn: 'apps/site/app/screens/projects/SwiperScreen.tsx' },
  'apps/site/app/screens/visit/Visit.module.css .side': 'controls',
  // The same function sets its attribute and its tab stop (`use-bars.ts`); without the attribute it does not scroll.
  'apps/site/app/layout/announcements/announcement-bars.css .announcement-text[data-moving]': 'controls',
  'apps/site/app/layout/consent/CookieSettings.module.css .dialog': 'controls',
  'apps/site/app/layout/header/menu.css #site-menu': 'controls',
  'apps/site/app/layout/header/menu.css .menu-sheet': 'controls',
  'packages/ui/src/actions/chip.css .chip-row-scroll': 'controls',
  'packages/ui/src/carousel/carousel.css .carousel-track': { stopIn: 'packages/ui/src/carousel/Carousel.tsx' },
  'packages/ui/src/date-picker/date-picker.css .date-picker-panel': 'controls',
  'packages/ui/src/dialogs/dialog.css .dialog-body': { stopIn: 'packages/ui/src/dialogs/Modal.tsx' },
  'packages/ui/src/disclosure/tab-links.css .tab-list': 'controls',
  'packages/ui/src/pictograms/pictograms.css .pictogram-panel': { stopIn: 'packages/ui/src/pictograms/PictogramPanel.tsx' },
};

const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');
const isRule = (line: string) => line.endsWith('{') && !line.startsWith('@');

/** The rules of a style sheet that make a box scroll, with the file. */
function getScrollBoxes(file: string): string[] {
  const lines = readText(file)
    .split('\n')
    .map((line) => line.trim());
  return lines.flatMap((line, at) => {
    if (!/^overflow(?:-\w+)?:.*\b(?:auto|scroll)\b/.test(line)) return [];
    return [`${file} ${lines.slice(0, at).findLast(isRule)?.replace(/ \{$/, '')}`];
  });
}

test('each scrolling box has a row here with what is focusable in it', () => {
  const files = globSync(['apps/cms/src/**/*.css', 'apps/site/app/**/*.css', 'packages/ui/src/**/*.css'], { cwd: root });
  expect(files.toSorted().flatMap(getScrollBoxes).toSorted()).toEqual(Object.keys(SCROLL_BOXES).toSorted());
});

test('a focusable box has its tab stop, a role and a name in the server’s HTML', () => {
  const errors = Object.entries(SCROLL_BOXES).flatMap(([box, how]) => {
    if (how === 'controls') return [];
    const tags = readText(how.stopIn).match(/<\w+[^<]*?tabIndex=\{0\}[^<]*?>/g) ?? [];
    const isNamed = tags.some((tag) => /role="(?:group|region)"/.test(tag) && /aria-label(?:ledby)?=/.test(tag));
    return isNamed ? [] : [`${box}: no tag of ${how.stopIn} has a tab stop, a role and a name`];
  });
  expect(errors).toEqual([]);
});
