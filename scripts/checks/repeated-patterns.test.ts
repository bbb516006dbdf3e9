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
  .filter((file) => !/\.test\.|\/testing\/|-under-test\.|\/payload-types\./.test(file))
  .map((file) => ({ file, source: normalize(readFileSync(path.join(root, file), 'utf8')) }));

/** Files that browsers load, which would request one more file for a literal; and the controls, which do not know the park. */
const COPIES = [
  'apps/site/app/components/enquiries/enquiry.ts',
  'apps/site/app/components/forms/drafts/form-draft.ts',
  'apps/site/app/components/search/days-in-query.ts',
  'apps/site/app/layout/navigation/screen-target.ts',
  'packages/ui/src/date-picker/plain-date.ts',
];

test.each(Object.entries(PATTERNS))('%s is written in one file', (_, pattern) => {
  const files = sources.filter(({ source }) => source.includes(`/${normalize(pattern.source)}/`)).map(({ file }) => file);
  expect(files.filter((file) => !COPIES.includes(file))).toHaveLength(1);
});

const DURATIONS = 'packages/park/src/dates/durations.ts';
const HEADERS = 'packages/content-api/src/http/headers.ts';

/** Each literal has one home, where it is written or computed. */
test.each([
  ['a day in milliseconds', /\b86_?400_?000\b|\b24 \* 60 \* 60(?:_000| \* 1_?000)\b/, DURATIONS],
  ['an hour in milliseconds', /\b3_?600_?000\b|\b60 \* 60(?:_000| \* 1_?000)\b/, DURATIONS],
  ['the path of printed codes', /['"`}]\/qr\/(?!.*\*')|\\\/qr\b/, 'packages/content-api/src/vocabulary/qr-path.ts'],
  ['the header with the content revision', /['"`]x-content-revision['"`]/i, HEADERS],
  ['the header with a file’s name', /['"`]x-file-name['"`]/i, HEADERS],
  ['the name of the database file', /['"`]liget\.sqlite['"`]/, 'apps/cms/src/platform/database/sqlite/sqlite-file.ts'],
  ['the time zone of the park', /= 'Europe\/Budapest'/, 'packages/park/src/dates/time.ts'],
])('%s is written in one file', (_, literal, home) => {
  const files = sources.filter(({ source }) => literal.test(source)).map(({ file }) => file);
  expect(files.filter((file) => file !== home && !COPIES.includes(file))).toEqual([]);
});
