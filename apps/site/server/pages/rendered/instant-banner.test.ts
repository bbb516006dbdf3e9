import { createInstantQuery } from '@liget/content-api/preview';
import { beforeAll, expect, test } from 'vitest';
import { getMessages } from '../../../app/i18n/index.ts';
import { now } from '../../../app/lib/clock.ts';
import { getFixtureUrl, startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';
import type { Renderer } from '../render.ts';

let pages: Renderer;
beforeAll(async () => {
  pages = await startPages();
}, 120_000);

const SECRET = 'shared by the site and the content service';

test.each(['hu', 'en'] as const)('a page as it is at another instant says so in %s, and leads to itself as it is now', async (locale) => {
  const { app } = await startFixtureSite(pages, undefined, { PREVIEW_SECRET: SECRET });
  const at = '2026-12-24T17:00:00Z';
  const token = createInstantQuery(SECRET, { at }, Math.floor(now().epochMilliseconds / 1000));
  const followed = await app.inject({ url: `${getFixtureUrl('home', locale)}?${token}` });
  const [cookie = ''] = String(followed.headers['set-cookie']).split(';');

  const url = `${getFixtureUrl('programs', locale)}?free=1`;
  const seen = await app.inject({ url, headers: { cookie } });
  const { previewNow } = getMessages(locale).shell;
  expect(seen.body).toContain('18:00');
  // Of the page that the visitor has come to by then, whichever that is.
  expect(seen.body).toMatch(new RegExp(`<a href="\\?at=now"[^>]*>${previewNow}</a>`));

  const back = await app.inject({ url: `${getFixtureUrl('programs', locale)}?at=now`, headers: { cookie } });
  expect(back.headers).toMatchObject({
    location: getFixtureUrl('programs', locale),
    'set-cookie': expect.stringContaining('preview-at=; Max-Age=0'),
  });
  expect((await app.inject({ url })).body).not.toContain('at=now');
});

test.each(['hu', 'en'] as const)('a page with the draft of a menu says so in %s', async (locale) => {
  const { app } = await startFixtureSite(pages, undefined, { PREVIEW_SECRET: SECRET });
  const seconds = Math.floor(now().epochMilliseconds / 1000);
  const token = createInstantQuery(SECRET, { at: now().toString(), menu: 3 }, seconds);
  const followed = await app.inject({ url: `${getFixtureUrl('home', locale)}?${token}` });
  const [cookie = ''] = String(followed.headers['set-cookie']).split(';');
  const { body } = await app.inject({ url: getFixtureUrl('programs', locale), headers: { cookie } });
  const { previewMenu, previewPublished } = getMessages(locale).shell;
  expect(body).toContain(previewMenu);
  expect(body).toMatch(new RegExp(`<a href="\\?at=now"[^>]*>${previewPublished}</a>`));
});
