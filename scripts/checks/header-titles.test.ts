import { expect, test } from 'vitest';
import { deferredShell as deferredEn } from '../../apps/site/app/i18n/en/shell/deferred-shell.ts';
import { shell as shellEn } from '../../apps/site/app/i18n/en/shell/shell.ts';
import { deferredShell as deferredHu } from '../../apps/site/app/i18n/hu/shell/deferred-shell.ts';
import { shell as shellHu } from '../../apps/site/app/i18n/hu/shell/shell.ts';
import { readSeedContent } from '../../packages/seed/src/seed-content.ts';

const hu = { ...shellHu, ...deferredHu };
const en = { ...shellEn, ...deferredEn };
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
