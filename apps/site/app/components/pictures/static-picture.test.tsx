// @vitest-environment happy-dom

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { STATIC_IMAGE_KEYS } from '@liget/content-api';
import { fixtures } from '@liget/content-api/fixtures';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StaticFigure } from './StaticFigure.tsx';
import { findStaticPicture } from './static-picture.ts';

afterEach(cleanup);

const [balloon] = fixtures.en.staticImages.images;
if (!balloon) throw new Error('The fixtures have no picture');
const image = { ...balloon, key: 'newsletter', alt_label: 'A desk', title: 'In the making', caption: 'Coffee and a camera.' };

test('a static image has sizes for 992 and 1440 px, and the editors’ title and caption', () => {
  render(<StaticFigure picture={findStaticPicture([image], 'newsletter', 'hu')} />);
  const { sm, md, lg } = image.srcSet;
  expect(screen.getByRole('img', { name: 'A desk' }).getAttribute('src')).toBe(sm);
  expect([...document.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset])).toEqual([
    ['(min-width: 1440px)', lg],
    ['(min-width: 992px)', md],
  ]);
  expect(document.querySelector('figcaption')?.textContent).toBe('In the making Coffee and a camera.');
});

test('a static image that editors have not set renders nothing', () => {
  const { container } = render(<StaticFigure picture={findStaticPicture([image], 'visitor_head', 'hu')} />);
  expect(container.innerHTML).toBe('');
});

test('every key of a static image in the admin is used on the site', () => {
  const app = path.resolve(import.meta.dirname, '../..');
  const code = globSync('{components,layout,screens}/**/*.{ts,tsx}', { cwd: app })
    .filter((file) => !/\.test\./.test(file))
    .map((file) => readFileSync(path.join(app, file), 'utf8'))
    .join('\n');
  expect(STATIC_IMAGE_KEYS.filter((key) => !code.includes(`'${key}'`))).toEqual([]);
});
