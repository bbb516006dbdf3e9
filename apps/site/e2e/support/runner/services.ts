// The two built services on a copy of the prepared contents, as child processes.
import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { FormName } from '@liget/content-api';
import { signInstant } from '@liget/content-api/preview';
import { createEnvironments, startCms, startSite, stopProcess, waitForAnswer } from '../../../../../scripts/services/services.ts';
import { createFormTimestamps } from '../../../server/forms/form-timestamp.ts';
import { createSubmitTokens, WAIT_MS } from '../../../server/forms/submit-tokens.ts';

export interface Editor {
  email: string;
  password: string;
}

/** First administrator of the contents under test. */
export const EDITOR: Editor = { email: 'szerkeszto@liget.example', password: 'e2e-only-7c1e' };

/** The addresses and common data of two running services. Sent between processes as JSON. */
export interface RunningServices {
  origin: string;
  cmsOrigin: string;
  /** The content service's data folder. */
  dataDir: string;
  previewSecret: string;
  /** The processes of both. */
  pids: number[];
}

export interface Services extends RunningServices {
  stop: () => Promise<void>;
}

export const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

// Below the ports that the system uses for outgoing connections, one of which could take the port before the service listens.
let lastPort = 12_000 + (process.pid % 900) * 20;

/** A free port that this process has not used before. */
export async function findFreePort(): Promise<number> {
  do lastPort += 1;
  while (!(await isFree(lastPort)));
  return lastPort;
}

/** A busy machine is slow, which is no outage. Visitors are limited by address; here every request comes from one. */
const SITE_UNDER_TEST = { CMS_TIMEOUT: '60000', LOG_LEVEL: 'error', RATE_LIMITS: 'off' };

function getFolder(variable: 'E2E_RUN' | 'E2E_CONTENTS'): string {
  const folder = process.env[variable];
  if (!folder) throw new Error(`${variable} is set by global-setup.ts`);
  return folder;
}

/** A copy of the prepared contents, in a data folder of this name. */
export async function copyContents(name: string): Promise<string> {
  const dataDir = await mkdtemp(path.join(getFolder('E2E_RUN'), `${name}-`));
  await cp(getFolder('E2E_CONTENTS'), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return dataDir;
}

/** Starts both services on a copy of the prepared contents, which `change` may change before, and waits until they answer. */
export async function startServices(name: string, change: (dataDir: string) => void = () => {}): Promise<Services> {
  const dataDir = await copyContents(name);
  change(dataDir);
  const [sitePort, cmsPort] = [await findFreePort(), await findFreePort()];
  const origin = `http://localhost:${sitePort}`;
  const env = createEnvironments({ sitePort, cmsPort, dataDir, host: '127.0.0.1', publicOrigin: origin });
  // Emails become files, whatever the developer's own settings.
  const cms = startCms({ ...env.cms, SMTP_URL: '', MAILING_LIST: '', REQUIRE_SECOND_FACTOR: 'never' }, cmsPort, {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const site = startSite({ ...env.site, ...SITE_UNDER_TEST }, { stdio: ['ignore', 'inherit', 'inherit'] });
  const stop = async () => {
    await Promise.all([stopProcess(site), stopProcess(cms)]);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await waitForAnswer(`http://127.0.0.1:${cmsPort}/api/hu/content-revision`, cms);
    await waitForAnswer(`http://127.0.0.1:${sitePort}/readyz`, site);
    // The first page takes longest; no test should wait for it.
    await waitForAnswer(`${origin}/karrier`, site);
  } catch (error) {
    await stop();
    throw error;
  }
  const pids = [site, cms].flatMap(({ pid }) => pid ?? []);
  return { origin, cmsOrigin: `http://127.0.0.1:${cmsPort}`, dataDir, previewSecret: env.site['PREVIEW_SECRET'] ?? '', pids, stop };
}

let previewSecret = '';

/** Sets the secret of the services that this process uses. */
export function setPreviewSecret(secret: string): void {
  previewSecret = secret;
}

function getPreviewSecret(): string {
  if (!previewSecret) throw new Error('This worker has no services yet');
  return previewSecret;
}

/** The URL of a page at an instant, which the following pages keep. */
export function linkToInstant(target: string, at: Temporal.Instant): string {
  const token = { at: at.toString(), expires: Math.floor(Temporal.Now.instant().epochMilliseconds / 1000) + 30 * 60 };
  const query = new URLSearchParams({ at: token.at, expires: String(token.expires), signature: signInstant(getPreviewSecret(), token) });
  return `${target}${target.includes('?') ? '&' : '?'}${query}`;
}

/** The same for now, so that no time-dependent content changes during a test. */
export const linkToThisMinute = (target: string): string =>
  linkToInstant(target, Temporal.Now.instant().round({ smallestUnit: 'minute', roundingMode: 'floor' }));

/** A timestamp with which a form is too early for the duration of any test. */
export const createHastyTimestamp = (): string => createFormTimestamps(getPreviewSecret()).create(Date.now() + 3_600_000);

/** The token with which a suspected form is accepted after waiting. */
export const createRipeSubmitToken = (form: FormName): string =>
  createSubmitTokens(getPreviewSecret()).issue(form, Date.now() - WAIT_MS).submitToken;

/** Starts a separate site for a test with another content service; the test ends it with `stopProcess`. */
export async function startOwnSite(
  cmsOrigin: string,
  logLevel: 'error' | 'silent' = 'error',
  limits: 'on' | 'off' = 'off',
): Promise<{ origin: string; site: ChildProcess }> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const env = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), CMS_ORIGIN: cmsOrigin, PUBLIC_ORIGIN: origin };
  const credential = previewSecret ? { PREVIEW_SECRET: previewSecret } : {};
  const site = startSite(
    { ...env, ...credential, ...SITE_UNDER_TEST, LOG_LEVEL: logLevel, RATE_LIMITS: limits },
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return { origin, site };
}
