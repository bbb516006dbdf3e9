import { once } from 'node:events';
import { expect, test } from 'vitest';
import { spawnMeasured } from './cpu-time.ts';

/** Takes so many milliseconds of CPU, however long that is on a busy machine. Asks seldom: each question takes the system five times as long. */
const burn = (ms: number) => `while (process.cpuUsage().user < ${ms} * 1000) for (let round = 0; round < 1e5; round += 1) Math.random();`;
const inChild = (program: string) => `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(program)}]);`;

async function getCpuSeconds(program: string): Promise<number | undefined> {
  const { child, readCpuSeconds } = spawnMeasured(['-e', program], { stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([0, null]);
  return readCpuSeconds();
}

test('the CPU time of a process counts what it waited for, whoever started that, and nothing of a process beside it', async () => {
  const figures = await Promise.all([
    getCpuSeconds(burn(50)),
    getCpuSeconds(burn(50) + inChild(burn(300))),
    getCpuSeconds(inChild(inChild(burn(300)))),
    getCpuSeconds(`process.execve?.(process.execPath, [process.execPath, '-e', '']); ${inChild(burn(300))}`),
  ]);
  expect(figures.map((figure) => figure !== undefined)).toEqual(figures.map(() => process.platform === 'linux'));
  // Where the system tells nothing, there is nothing to compare. A start takes some 50 ms besides.
  const [alone = 1, ...others] = figures;
  for (const other of others) expect((other ?? 3) / alone).toBeGreaterThan(2);
});

test('the CPU time of a process that a signal ended is not known', async () => {
  const { child, readCpuSeconds } = spawnMeasured(['-e', 'setInterval(() => {}, 1000); console.log("runs")'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (!child.stdout) throw new Error('There is no output');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']);
  expect(readCpuSeconds()).toBeUndefined();
});
