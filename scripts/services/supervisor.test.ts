import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findFreePort } from '../../test-server.ts';
import { supervise } from './supervisor.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A service that answers with its process id. */
const ANSWERS = `require('node:http').createServer((_, answer) => answer.end(String(process.pid))).listen(Number(process.env.PORT), '127.0.0.1')`;
const IGNORES_SIGTERM = `process.on('SIGTERM', () => {}); ${ANSWERS}`;
const FAILS = 'process.exit(3)';

const TIMING = {
  startPollMs: 10,
  checkIntervalMs: 10,
  checkTimeoutMs: 300,
  maxFailedChecks: 3,
  restartDelayMs: 10,
  maxRestartDelayMs: 40,
  killAfterMs: 300,
  killHangingAfterMs: 50,
  portReleaseTimeoutMs: 100,
};

/** A supervised service whose process runs one program after another; the last one repeats. */
async function supervised(programs: string[], timing = {}) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}/`;
  const started: ChildProcess[] = [];
  const log = vi.fn<(line: string) => void>();
  const start = () => {
    const program = programs[Math.min(started.length, programs.length - 1)] ?? '';
    const child = spawn(process.execPath, ['-e', program], { env: { PORT: String(port) }, stdio: 'ignore' });
    started.push(child);
    return child;
  };
  const service = supervise({ name: 'service', start, url, log, timing: { ...TIMING, ...timing } });
  ends.push(service.end);
  const fetchPid = async () => Number(await (await fetch(url, { signal: AbortSignal.timeout(500) })).text());
  const readLines = () => log.mock.calls.map(([line]) => line);
  return { ...service, url, started, fetchPid, readLog: readLines };
}

const isGone = (pid: number | undefined) => {
  try {
    return pid === undefined || !process.kill(pid, 0);
  } catch {
    return true;
  }
};
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

describe('a service that answered', () => {
  test('is restarted after it was killed, and both are logged', async () => {
    const { up, started, fetchPid, readLog } = await supervised([ANSWERS]);
    await up;
    started[0]?.kill('SIGKILL');
    await soon(() => expect(readLog()).toEqual(['The service was ended by SIGKILL; it is started again.', 'The service answers again.']));
    expect(await fetchPid()).toBe(started[1]?.pid);
  });

  test('is ended and restarted when it hangs, although it ignores SIGTERM', async () => {
    const { up, started, fetchPid, readLog } = await supervised([ANSWERS]);
    await up;
    started[0]?.kill('SIGSTOP');
    await soon(() => expect(readLog()[0]).toBe('The service did not answer any more; it is started again.'));
    await soon(async () => expect(await fetchPid()).toBe(started[1]?.pid));
    expect(isGone(started[0]?.pid)).toBe(true);
  });

  test('is restarted again when it is killed during a restart', async () => {
    const { up, started, fetchPid } = await supervised([ANSWERS, FAILS, FAILS, FAILS, FAILS, ANSWERS]);
    await up;
    started[0]?.kill('SIGKILL');
    await soon(async () => expect(await fetchPid()).toBe(started[5]?.pid));
  });

  test('is left alone while it answers with errors', async () => {
    const errors = `let requests = 0; require('node:http').createServer((_, answer) => {
      requests += 1; answer.statusCode = requests < 2 ? 200 : 500; answer.end(String(requests)); }).listen(Number(process.env.PORT), '127.0.0.1')`;
    const { up, started, fetchPid } = await supervised([errors]);
    await up;
    await soon(async () => expect(await fetchPid()).toBeGreaterThan(10));
    expect(started).toHaveLength(1);
  });
});

describe('the first start', () => {
  test('is retried when a process ends at once', async () => {
    const { up, started, fetchPid } = await supervised([FAILS, ANSWERS]);
    await up;
    expect(await fetchPid()).toBe(started[1]?.pid);
  });

  test('fails with the reason when the service cannot be started', async () => {
    const { up, started } = await supervised([FAILS]);
    await expect(up).rejects.toThrow('The service could not be started: it ended with code 3.');
    expect(started).toHaveLength(3);
  });

  test('fails when it never answers, and leaves no process', async () => {
    const { up, started } = await supervised(['setInterval(() => {}, 1000)'], { startTimeoutMs: 50, maxStartAttempts: 1 });
    await expect(up).rejects.toThrow('The service could not be started: it did not answer within 0.05 s.');
    expect(isGone(started[0]?.pid)).toBe(true);
  });

  test('is refused while another program answers', async () => {
    const { up, started, url } = await supervised([ANSWERS]);
    await up;
    const second = supervise({ name: 'second', start: () => expect.unreachable(), url, log: () => {}, timing: TIMING });
    await expect(second.up).rejects.toThrow(`The second could not be started: another program answers at ${new URL(url).origin}.`);
    expect(started).toHaveLength(1);
  });
});

describe('stopping', () => {
  test('kills a process that ignores the signal', async () => {
    const { up, started, end } = await supervised([IGNORES_SIGTERM]);
    await up;
    await end();
    expect(isGone(started[0]?.pid)).toBe(true);
  });

  test('kills a process that hangs', async () => {
    const { up, started, end } = await supervised([ANSWERS]);
    await up;
    started[0]?.kill('SIGSTOP');
    await end();
    expect(isGone(started[0]?.pid)).toBe(true);
  });

  test('works during a start, too, and nothing is started after it', async () => {
    const { started, end, readLog } = await supervised(['setInterval(() => {}, 1000)']);
    await soon(() => expect(started).toHaveLength(1));
    await end();
    expect(isGone(started[0]?.pid)).toBe(true);
    expect([started.length, readLog()]).toEqual([1, []]);
  });
});
