// What liget-health.service of deploy/systemd does every half minute: it requests a URL of each service, and restarts one that does not
// answer three times in a row. `npm start` does the same without systemd (supervisor.ts).
import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { fetchStatus } from './services/service-process.ts';
import { TIMING } from './services/supervision-timing.ts';

interface CheckedService {
  unit: string;
  url: string;
}

/** The side effects of the check, replaced in tests. */
interface Machine {
  /** Milliseconds for which the unit has been running; `undefined` while it does not run, or is starting. */
  getUptimeMs(unit: string): Promise<number | undefined>;
  /** The status of the response; `undefined` without one. */
  getStatus(url: string): Promise<number | undefined>;
  restart(unit: string): Promise<void>;
  wait(): Promise<void>;
}

/** The units of deploy/systemd with the URLs to check. */
export function listServices({ HOST, PORT, CMS_ORIGIN }: Record<string, string | undefined>): CheckedService[] {
  const isAnyOwn = !HOST || ['localhost', '0.0.0.0', '::'].includes(HOST);
  const host = isAnyOwn ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST;
  return [
    { unit: 'liget-site.service', url: `http://${host}:${PORT || 3000}/healthz` },
    { unit: 'liget-cms.service', url: new URL('/api/hu/content-revision', CMS_ORIGIN || 'http://127.0.0.1:3001').href },
  ];
}

/** Milliseconds since the unit became active, from the output of `systemctl show`; `undefined` when it is not active. */
export function parseUptimeMs(output: string, nowUs: bigint): number | undefined {
  const sinceUs = /^ActiveEnterTimestampMonotonic=([1-9]\d*)$/m.exec(output)?.[1];
  return /^ActiveState=active$/m.test(output) && sinceUs !== undefined ? Number((nowUs - BigInt(sinceUs)) / 1000n) : undefined;
}

/**
 * Restarts the service when it does not answer several times in a row; an error response is no reason. Ignores services that were stopped
 * or have just been started. Resolves with whether it was restarted.
 */
export async function restartIfHanging({ unit, url }: CheckedService, machine: Machine): Promise<boolean> {
  for (let check = 0; check < TIMING.maxFailedChecks; check += 1) {
    if (check > 0) await machine.wait();
    const uptimeMs = await machine.getUptimeMs(unit);
    if (uptimeMs === undefined || uptimeMs < TIMING.startTimeoutMs) return false;
    if ((await machine.getStatus(url)) !== undefined) return false;
  }
  await machine.restart(unit);
  return true;
}

const run = promisify(execFile);

const machine: Machine = {
  getUptimeMs: async (unit) => {
    const { stdout } = await run('systemctl', ['show', unit, '--property=ActiveState,ActiveEnterTimestampMonotonic']);
    // systemd uses the same monotonic clock.
    return parseUptimeMs(stdout, process.hrtime.bigint() / 1000n);
  },
  getStatus: (url) => fetchStatus(url, TIMING.checkTimeoutMs),
  restart: async (unit) => {
    await run('systemctl', ['restart', '--no-block', unit]);
  },
  wait: () => wait(TIMING.checkIntervalMs),
};

if (import.meta.main) {
  const restarted = await Promise.all(
    listServices(process.env).map(async (service) => ({ ...service, is: await restartIfHanging(service, machine) })),
  );
  for (const { unit, url, is } of restarted) if (is) console.error(`${unit} did not answer at ${url} any more; it is started again.`);
}
