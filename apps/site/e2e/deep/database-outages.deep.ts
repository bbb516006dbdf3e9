// Effects on visitors and saves when the database has no space or is away.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findPostgresPrograms, startPostgres } from '../../../../scripts/database/temporary-postgres.ts';
import { createEnvironments, startCms, startSite, stopProcess, waitForAnswer } from '../../../../scripts/services/services.ts';
import { richText } from '../support/admin/rich-text.ts';
import { type Client, createClient } from '../support/admin/signing-in.ts';
import { createSiteProbe, RECOVERY } from '../support/known-pages.ts';
import { copyContents, EDITOR, findFreePort } from '../support/runner/services.ts';

const MOVE_TO_POSTGRES = path.join(import.meta.dirname, '../../../../scripts/run-move-to-postgres.mjs');

let origin = '';
const { getStatus, fetchKnownStatuses, fetchReadiness, isWell, createNewFilter } = createSiteProbe(() => origin);

/** Runs both services on a data folder while `during` runs. */
async function withServices(dataDir: string, variables: Record<string, string>, during: (client: Client) => Promise<void>): Promise<void> {
  const [sitePort, cmsPort] = [await findFreePort(), await findFreePort()];
  origin = `http://localhost:${sitePort}`;
  const { cms: ofCms, site: ofSite } = createEnvironments({ sitePort, cmsPort, dataDir, host: '127.0.0.1', publicOrigin: origin });
  const stdio = ['ignore', 'ignore', 'ignore'] as const;
  const cms = startCms({ ...ofCms, SMTP_URL: '', REQUIRE_SECOND_FACTOR: 'never', ...variables }, cmsPort, { stdio: [...stdio] });
  const site = startSite({ ...ofSite, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }, { stdio: [...stdio] });
  try {
    await waitForAnswer(`http://127.0.0.1:${cmsPort}/api/hu/content-revision`, cms);
    await waitForAnswer(`${origin}/readyz`, site);
    await expect.poll(isWell, RECOVERY).toBe(true);
    await during(await createClient(origin, EDITOR));
  } finally {
    await Promise.all([stopProcess(site), stopProcess(cms)]);
  }
}

/** Half a megabyte. */
const LONG_BODY = richText(Array.from({ length: 250 }, () => 'A Városliget fái alatt egész évben történik valami. '.repeat(40)));
/** More than fit on the small disk. */
const MAX_SAVES = 200;

/** Saves a new, long article as a draft; returns the status and its id. */
async function saveNews(client: Client, title: string): Promise<{ status: number; id: number | undefined }> {
  const { status, text } = await client('POST', '/api/news?locale=hu&draft=true', { title, body: LONG_BODY });
  const body: { doc?: { id: number } } = JSON.parse(text);
  return { status, id: body.doc?.id };
}

test.describe.configure({ timeout: 600_000 });

test('a full disk refuses saves and loses no acknowledged one; pages stay available, and saves work again when there is space', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'liget-small-disk-'));
  const contents = await copyContents('full-disk');
  const { stdout } = spawnSync('du', ['-sm', contents], { encoding: 'utf8' });
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${Number.parseInt(stdout, 10) + 64}m`, 'tmpfs', folder]);
  expect(mounted.status, 'Only root may mount a small disk').toBe(0);
  try {
    cpSync(contents, folder, { recursive: true });
    await withServices(folder, {}, async (client) => {
      const filling = path.join(folder, 'filling');
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filling, Buffer.alloc(bavail * bsize));
      // The database's own files still have space.
      const saves = [];
      do saves.push(await saveNews(client, `Teli lemez ${saves.length}`));
      while (saves.at(-1)?.status === 201 && saves.length < MAX_SAVES);
      expect(saves.at(-1)?.status).toBe(503);
      expect(new Set(await fetchKnownStatuses())).toEqual(new Set([200]));
      rmSync(filling);
      const after = await saveNews(client, 'Van hely');
      expect(after.status).toBe(201);
      const answeredIds = [...saves, after].flatMap(({ status, id }) => (status === 201 && id !== undefined ? [id] : []));
      const stored = await Promise.all(answeredIds.map((id) => client('GET', `/api/news/${id}?draft=true`)));
      expect(stored.map(({ status }) => status)).toEqual(answeredIds.map(() => 200));
    });
  } finally {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
    rmSync(contents, { recursive: true, force: true });
  }
});

test('while PostgreSQL is away visitors get known pages, others get 503, and everything works afterwards', async () => {
  const programs = findPostgresPrograms();
  expect(programs, 'PostgreSQL is not installed').toBeDefined();
  const server = await startPostgres(programs ?? '');
  const dataDir = await copyContents('postgres-away');
  try {
    const moved = spawnSync(process.execPath, [MOVE_TO_POSTGRES], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: server.url },
      encoding: 'utf8',
    });
    expect(moved.status, moved.stderr).toBe(0);
    await withServices(dataDir, { DATABASE_URL: server.url }, async (client) => {
      await server.copyWhileStopped(async () => {
        await expect.poll(fetchReadiness, RECOVERY).toBe(503);
        const [known, made, save] = [
          await fetchKnownStatuses(),
          await getStatus(createNewFilter()),
          await saveNews(client, 'Nincs adatbázis'),
        ];
        expect([new Set(known), made.status, made.retryAfter === null, save.status >= 500]).toEqual([new Set([200]), 503, false, true]);
      });
      await expect.poll(isWell, RECOVERY).toBe(true);
      await expect.poll(async () => (await getStatus(createNewFilter())).status, RECOVERY).toBe(200);
      await expect.poll(async () => (await saveNews(client, 'Van adatbázis')).status, RECOVERY).toBe(201);
    });
  } finally {
    server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
