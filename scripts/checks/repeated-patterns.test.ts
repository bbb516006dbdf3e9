import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COLOUR_PATTERN } from '@liget/content-api';
import { CLOCK_TIME_PATTERN } from '@liget/content-api/vocabulary/clock-time';
import { LIKELY_EMAIL_PATTERN } from '@liget/content-api/vocabulary/email-address';
import { SLUG_PATTERN } from '@liget/content-api/vocabulary/slug';
import { expect, test } from 'vitest';
import { ISO_DAY_PATTERN, ZONED_INSTANT_PATTERN } from '../../apps/cms/src/platform/iso-dates.ts';
import { root } from '../root.ts';

const PATTERNS = { COLOUR_PATTERN, CLOCK_TIME_PATTERN, LIKELY_EMAIL_PATTERN, SLUG_PATTERN, ISO_DAY_PATTERN, ZONED_INSTANT_PATTERN };

/** One spelling for all that match the same: `(?:` and `(`, `\d\d` and `\d{2}`. */
const normalize = (source: string) => source.replaceAll('(?:', '(').replaceAll(String.raw`\d\d`, String.raw`\d{2}`);

const sources = globSync('{apps,packages}/*/{app,server,src}/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.|\/testing\//.test(file))
  .map((file) => ({ file, source: normalize(readFileSync(path.join(root, file), 'utf8')) }));

/** A form that browsers load repeats the pattern of a day: they would request one more file for it. */
const IN_BROWSERS = ['apps/site/app/components/enquiries/enquiry.ts'];

test.each(Object.entries(PATTERNS))('%s is written in one file', (_, pattern) => {
  const files = sources.filter(({ source }) => source.includes(`/${normalize(pattern.source)}/`)).map(({ file }) => file);
  expect(files.filter((file) => !IN_BROWSERS.includes(file))).toHaveLength(1);
});
