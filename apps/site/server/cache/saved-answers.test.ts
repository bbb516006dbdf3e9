import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createAnswerCache } from '../../app/content/answers/answer-cache.ts';
import { setClock } from '../../app/lib/clock.ts';
import { createCaseLink, createPreviewLink, getFixtureUrl, startFixtureSite } from '../testing/fixture-site.ts';
import { startPages } from '../testing/pages-under-test.ts';
import { createSavedAnswers } from './saved-answers.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'liget-answers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'content-cache');
}

const AT = 1_000_000_000_000;
const answer = (value: unknown, { revision = '7', at = AT } = {}) => ({ value, revision, at });

function openSaved(folder: string, { build = 'a', time = AT } = {}) {
  const log = vi.fn<(message: string) => void>();
  return { log, saved: createSavedAnswers({ folder, build, log, clock: () => time }) };
}

/** A folder with one answer. */
async function folderWith(key: string, value: unknown): Promise<string> {
  const folder = temporaryFolder();
  const { saved } = openSaved(folder);
  saved.saved(key, answer(value));
  await saved.settled();
  return folder;
}

const listFiles = (folder: string) => readdirSync(folder).map((name) => path.join(folder, name));

describe('saved answers', () => {
  test('are loaded by the next process of the same build, and readable by their owner only', async () => {
    const folder = await folderWith('/api/hu/menus', { menus: ['ő'] });
    expect(await openSaved(folder).saved.load()).toEqual([['/api/hu/menus', answer({ menus: ['ő'] })]]);
    expect([folder, ...listFiles(folder)].map((file) => statSync(file).mode & 0o777)).toEqual([0o700, 0o600]);
  });

  test('contain the last version, and are deleted when they are removed', async () => {
    const folder = await folderWith('/a', 1);
    const { saved } = openSaved(folder);
    for (const value of [2, 3]) saved.saved('/a', answer(value, { revision: `8.${value}` }));
    saved.saved('/b', answer(1));
    saved.removed('/b');
    await saved.settled();
    expect(await saved.load()).toEqual([['/a', answer(3, { revision: '8.3' })]]);
    expect(listFiles(folder)).toHaveLength(1);
  });

  test('of the same revision are written again after five minutes to update their age', async () => {
    const { saved } = openSaved(temporaryFolder());
    const atAfter = async (ms: number) => {
      saved.saved('/a', answer(1, { at: AT + ms }));
      await saved.settled();
      return (await saved.load()).map(([, { at }]) => at - AT);
    };
    expect([await atAfter(0), await atAfter(299_999), await atAfter(300_000)]).toEqual([[0], [0], [300_000]]);
  });

  test('of another build, older than a week or unreadable are deleted', async () => {
    const later = { time: AT + 8 * 24 * 60 * 60_000 };
    for (const settings of [{ build: 'b' }, later]) {
      const folder = await folderWith('/a', 1);
      expect(await openSaved(folder, settings).saved.load()).toEqual([]);
      expect(listFiles(folder)).toEqual([]);
    }
    const folder = await folderWith('/a', 1);
    for (const text of ['', '{"build":"a"', 'null']) {
      for (const file of listFiles(folder)) writeFileSync(file, text);
      expect(await openSaved(folder).saved.load()).toEqual([]);
      expect(listFiles(folder)).toEqual([]);
      writeFileSync(path.join(folder, `${'0'.repeat(32)}.json`), '{}');
    }
  });

  test('are ignored under the file name of another key', async () => {
    const folder = await folderWith('/a', 1);
    const [file = ''] = listFiles(folder);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"/a"', '"/b"'));
    expect(await openSaved(folder).saved.load()).toEqual([]);
  });

  test('of an incomplete file are deleted after an hour, because another process may be writing it', async () => {
    const folder = temporaryFolder();
    mkdirSync(folder);
    const names = [randomUUID(), randomUUID()].map((id) => `${id}.tmp`);
    const files = names.map((name) => path.join(folder, name));
    for (const file of files) writeFileSync(file, '{');
    for (const [place, file] of files.entries()) utimesSync(file, AT / 1000, AT / 1000 - place * 3700);
    await openSaved(folder).saved.load();
    expect(readdirSync(folder)).toEqual(names.slice(0, 1));
  });

  test('leave all other files of their folder', async () => {
    const folder = await folderWith('/a', 1);
    const others = ['liget.sqlite', 'package.json', 'upload.tmp', 'cms-secret.txt'];
    for (const name of others) writeFileSync(path.join(folder, name), 'x');
    for (const name of others) utimesSync(path.join(folder, name), 1, 1);
    expect(await openSaved(folder, { build: 'b' }).saved.load()).toEqual([]);
    expect(readdirSync(folder).toSorted()).toEqual(others.toSorted());
  });

  test('that cannot be written are logged once until writing works again', async () => {
    const folder = temporaryFolder();
    writeFileSync(folder, 'a file where the folder should be');
    const { log, saved } = openSaved(folder);
    for (const key of ['/a', '/b']) saved.saved(key, answer(1));
    await saved.settled();
    expect(log).toHaveBeenCalledOnce();
    rmSync(folder);
    saved.saved('/a', answer(2));
    await saved.settled();
    expect(await saved.load()).toEqual([['/a', answer(2)]]);
  });
});

test('contain the essential answers only: no visitor’s query, and nothing that was evicted', async () => {
  const folder = temporaryFolder();
  const { saved } = openSaved(folder);
  const cache = createAnswerCache({ essentials: 70_000, visitorQueries: 70_000 }, saved);
  for (const key of ['/a', '/b', '/c', '/d']) cache.set(key, answer(key.padEnd(10_000, 'x')), false);
  cache.set('/events?from=1', answer(1), true);
  cache.delete('/d');
  await saved.settled();
  expect((await saved.load()).map(([key]) => key).toSorted()).toEqual(['/b', '/c']);
});

describe('a site that starts without its content service', () => {
  afterEach(() => vi.useRealTimers());

  const at = (instant: string) => {
    vi.setSystemTime(Temporal.Instant.from(instant).epochMilliseconds);
    setClock(instant);
  };

  test('serves saved pages with their age, no drafts or cases, and new pages once the service is back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const pages = await startPages();
    const variables = { CONTENT_CACHE_DIR: temporaryFolder() };
    const addresses = ['/', '/en', '/varosligeti-programok', getFixtureUrl('topLocation', 'hu'), getFixtureUrl('program', 'en')];
    at('2026-11-22T12:00:00+01:00');
    const personal = [createPreviewLink('programPreview', 'hu'), createCaseLink('hu')];
    const before = await startFixtureSite(pages, undefined, variables);
    for (const url of [...addresses, ...personal]) expect((await before.app.inject(url)).statusCode).toBe(200);
    await before.app.close();

    let isAway = true;
    const { app } = await startFixtureSite(pages, () => (isAway ? { status: 503 } : undefined), variables);
    at('2026-11-22T12:30:00+01:00');
    for (const url of addresses) {
      const { statusCode, headers, body } = await app.inject(url);
      expect([statusCode, headers['x-page-source'], headers['age'], headers['warning']?.slice(0, 3)]).toEqual([
        200,
        'stale',
        '1800',
        '110',
      ]);
      expect(body).toMatch(/role="note">[^<]+ 12:00\./);
    }
    expect(await Promise.all(personal.map(async (url) => (await app.inject(url)).statusCode))).toEqual([503, 503]);
    isAway = false;
    at('2026-11-22T12:30:03+01:00');
    // A loaded machine may need longer than the new page is waited for.
    await expect.poll(async () => (await app.inject('/varosligeti-programok')).headers['x-page-source']).not.toBe('stale');
    expect((await app.inject('/varosligeti-programok')).body).not.toContain('role="note"');
  });
});
