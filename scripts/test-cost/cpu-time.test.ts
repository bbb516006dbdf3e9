import { once } from 'node:events';
import { expect, test } from 'vitest';
import { spawnMeasured } from './cpu-time.ts';

/**
 * Uses this many milliseconds of CPU time, however long that takes. Checks rarely, because each check takes five times as long in the
 * system.
 */
const burn = (ms: number) => `while (process.cpuUsage().user < ${ms} * 1000) for (let round = 0; round < 1e5; round += 1) Math.random();`;
const runInChild = (program: string) => `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(program)}]);`;

async function getCpuSeconds(program: string): Promise<number | undefined> {
  const { child, readCpuSeconds } = spawnMeasured(['-e', program], { stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([0, null]);
  return readCpuSeconds();
}

test('the CPU time of a process includes awaited descendants, and no neighbouring process', async () => {
  const figures = await Promise.all([
    getCpuSeconds(burn(50)),
    getCpuSeconds(burn(50) + runInChild(burn(300))),
    getCpuSeconds(runInChild(runInChild(burn(300)))),
    getCpuSeconds(`process.execve?.(process.execPath, [process.execPath, '-e', '']); ${runInChild(burn(300))}`),
  ]);
  expect(figures.map((figure) => figure !== undefined)).toEqual(figures.map(() => process.platform === 'linux'));
  // Where the system reports nothing, there is nothing to compare. A start takes about 50 ms in addition.
  const [alone = 1, ...others] = figures;
  for (const other of others) expect((other ?? 3) / alone).toBeGreaterThan(2);
});

test('the CPU time of a process ended by a signal is unknown', async () => {
  const { child, readCpuSeconds } = spawnMeasured(['-e', 'setInterval(() => {}, 1000); console.log("runs")'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (!child.stdout) throw new Error('There is no output');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']);
  expect(readCpuSeconds()).toBeUndefined();
});
