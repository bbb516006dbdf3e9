import type { ChildProcess } from 'node:child_process';
import { constants, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { FormName } from '@liget/content-api';
import { signInstant } from '@liget/content-api/preview';
import { answered, environments, startCms, startSite, stopped } from '../../../scripts/services.ts';
import { createStamps } from '../server/form-stamp.ts';
import { createTickets, WAIT } from '../server/form-tickets.ts';

export interface Editor {
  email: string;
  password: string;
}
/** First administrator of the contents under test. */
export const EDITOR: Editor = { email: 'szerkeszto@liget.example', password: 'journeys-only-7c1e' };

export const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

// Below the ports that the system gives to outgoing connections, one of which could take ours before the service listens.
let lastPort = 12_000 + (process.pid % 900) * 20;

/** A port that is free now, and that this process has not been given before. */
export async function freePort(): Promise<number> {
  do lastPort += 1;
  while (!(await isFree(lastPort)));
  return lastPort;
}

/** A busy machine is slow; that is no outage. Milliseconds, as text. */
const PATIENCE = { CMS_TIMEOUT: '60000', LOG_LEVEL: 'error', RATE_LIMITS: 'off' };

export interface Services {
  origin: string;
  cmsOrigin: string;
  /** Where the content service keeps its data. */
  dataDir: string;
  stop: () => Promise<void>;
}

function folderOf(variable: 'JOURNEYS_RUN' | 'JOURNEYS_CONTENTS'): string {
  const folder = process.env[variable];
  if (!folder) throw new Error(`${variable} is set by prepared.ts`);
  return folder;
}

/** Remembers a service of this run by its process id, in case the worker ends without ending it. */
function noted(service: ChildProcess): ChildProcess {
  if (service.pid) writeFileSync(path.join(folderOf('JOURNEYS_RUN'), `${service.pid}.pid`), '');
  return service;
}

export async function endOwn(service: ChildProcess): Promise<void> {
  await stopped(service);
  rmSync(path.join(folderOf('JOURNEYS_RUN'), `${service.pid}.pid`), { force: true });
}

/** A data folder with the prepared contents; `name` says whose it is. */
export async function copiedContents(name: string): Promise<string> {
  const dataDir = await mkdtemp(path.join(folderOf('JOURNEYS_RUN'), `${name}-`));
  await cp(folderOf('JOURNEYS_CONTENTS'), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return dataDir;
}

/** By it the worker's content service knows its sites. */
let previewSecret: string | undefined;

/** The real services on a copy of the prepared contents. */
export async function startServices(name: string): Promise<Services> {
  const dataDir = await copiedContents(name);
  const [sitePort, cmsPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${sitePort}`;
  const env = environments({ sitePort, cmsPort, dataDir, host: '127.0.0.1', publicOrigin: origin });
  previewSecret = env.site['PREVIEW_SECRET'];
  // Letters become files, wherever the developer's own go.
  const cms = noted(startCms({ ...env.cms, SMTP_URL: '', MAILING_LIST: '' }, cmsPort, { stdio: ['ignore', 'ignore', 'inherit'] }));
  // One visitor per address is limited; here every request comes from one.
  const site = noted(startSite({ ...env.site, ...PATIENCE }, { stdio: ['ignore', 'inherit', 'inherit'] }));
  const stop = async () => {
    await Promise.all([endOwn(site), endOwn(cms)]);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await answered(`http://127.0.0.1:${cmsPort}/api/hu/content-revision`, cms);
    await answered(`http://127.0.0.1:${sitePort}/readyz`, site);
    // The first page takes longest; it is nobody's journey.
    await answered(`${origin}/karrier`, site);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, cmsOrigin: `http://127.0.0.1:${cmsPort}`, dataDir, stop };
}

/** Leads to a page as it is at an instant, and lets every page after it be as it is then. */
export function linkToInstant(target: string, at: Temporal.Instant): string {
  const ticket = { at: at.toString(), expires: Math.floor(Temporal.Now.instant().epochMilliseconds / 1000) + 30 * 60 };
  const query = new URLSearchParams({ at: ticket.at, expires: String(ticket.expires), signature: signInstant(secretInCommon(), ticket) });
  return `${target}?${query}`;
}

/** The same for now: nothing that is said of the hour changes under a test. */
export const linkToThisMinute = (target: string): string =>
  linkToInstant(target, Temporal.Now.instant().round({ smallestUnit: 'minute', roundingMode: 'floor' }));

function secretInCommon(): string {
  if (!previewSecret) throw new Error('The services have no secret in common');
  return previewSecret;
}

/** A stamp with which a form has come too fast for as long as a test may take. */
export const hastyStamp = (): string => createStamps(secretInCommon()).stamp(Date.now() + 3_600_000);

/** What a suspected form is shown again with, when its sender has waited. */
export const ripeTicket = (form: FormName): string => createTickets(secretInCommon()).issue(form, Date.now() - WAIT).ticket;

/** A site of a test's own before another content service; the test ends it with `endOwn`. */
export async function startOwnSite(
  cmsOrigin: string,
  logLevel: 'error' | 'silent' = 'error',
  limits: 'on' | 'off' = 'off',
): Promise<{ origin: string; site: ChildProcess }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), CMS_ORIGIN: cmsOrigin, PUBLIC_ORIGIN: origin };
  const credential = previewSecret ? { PREVIEW_SECRET: previewSecret } : {};
  const site = startSite(
    { ...env, ...credential, ...PATIENCE, LOG_LEVEL: logLevel, RATE_LIMITS: limits },
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return { origin, site: noted(site) };
}

/** Ends what a worker left running when it was itself ended. */
export async function endLeftServices(run: string): Promise<void> {
  if (!existsSync(run)) return;
  for (const file of readdirSync(run).filter((name) => name.endsWith('.pid'))) {
    const pid = Number.parseInt(file, 10);
    try {
      process.kill(pid, 'SIGKILL');
      console.warn(`Ended service ${pid}, which a worker had left behind.`);
    } catch {
      // It had ended already.
    }
  }
}
