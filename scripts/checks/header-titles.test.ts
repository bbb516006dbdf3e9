import { expect, test } from 'vitest';
import { shell as en } from '../../apps/site/app/i18n/en/shell.ts';
import { shell as hu } from '../../apps/site/app/i18n/hu/shell.ts';
import { readSeedContent } from '../../packages/seed/src/seed-content.ts';

const { metadata } = readSeedContent();

/** The header's links by their messages, and the screens to which they lead. */
const LINKS = [
  ['theProject', 'projects'],
  ['magazine', 'magazine'],
  ['map', 'map'],
] as const;

test.each(LINKS)('the header’s link “%s” has the first words of its page’s title', (message, screen) => {
  const title = metadata.find(({ key }) => key === screen)?.title;
  expect([title?.hu.startsWith(hu[message]), title?.en.startsWith(en[message])]).toEqual([true, true]);
});
