// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testDepth } from '../../../test-depth.ts';
import { LANGUAGES, THEMES } from './story.ts';
import { STORY_GROUPS } from './story-groups.ts';

/** Each story in both languages, alternating themes, because tests paint nothing; a deep run uses all themes. */
const VIEWS = STORY_GROUPS.flatMap(({ id, stories }) =>
  Object.entries(stories).flatMap(([name, Story], number) =>
    LANGUAGES.flatMap((language, index) =>
      THEMES.filter((_, turn) => testDepth() === 'deep' || turn === (number + index) % THEMES.length).map((theme) => ({
        id,
        name,
        language,
        theme,
        Story,
      })),
    ),
  ),
);

/** Colours are checked by tokens.test.ts. Rules for whole pages are off: a story is a part of one. */
const OPTIONS: axe.RunOptions = {
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  resultTypes: ['violations'],
};

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('every group of components has stories', () => {
  expect(STORY_GROUPS.length).toBeGreaterThan(9);
  expect(VIEWS.length).toBeGreaterThan(70);
});

test.each(VIEWS)('$id, $name, in $language on $theme: no accessibility error and no console output', async ({ language, theme, Story }) => {
  document.documentElement.lang = language;
  document.body.className = `theme-${theme}`;
  const { container } = render(
    <main>
      <h1>Story</h1>
      <h2>State</h2>
      <Story language={language} />
    </main>,
  );
  expect(container.querySelectorAll('main > :not(h1, h2)').length).toBeGreaterThan(0);
  const { violations } = await axe.run(container, OPTIONS);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});
