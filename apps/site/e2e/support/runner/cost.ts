// What a test costs: processor time, read from /proc.
import { readdirSync, readFileSync } from 'node:fs';
import { test as base } from '@playwright/test';

/** Linux tells the times of processes in ticks of 10 ms, whatever its own clock does. */
const TICKS_PER_SECOND = 100;

/** Elsewhere than on Linux, where nothing tells the times of other processes, the time on the wall is taken. */
export const COST_UNIT = process.platform === 'linux' ? 'CPU seconds' : 'seconds of wall time (CPU time is read on Linux only)';

interface ProcessTimes {
  parent: number;
  /** Its own, and those of its children that have ended. */
  ticks: number;
}

function readProcesses(): Map<number, ProcessTimes> {
  const found = new Map<number, ProcessTimes>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of the program stands in brackets and may hold anything; see proc_pid_stat(5) for what follows.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      found.set(Number(name), { parent: Number(fields[1]), ticks });
    } catch {
      // It has ended since the folder was read.
    }
  }
  return found;
}

/** Looks at all processes; gives CPU seconds of some and of all that they started, so far. Elsewhere than on Linux it is a clock. */
export function readCpuSeconds(): (pids: readonly number[]) => number {
  if (process.platform !== 'linux') return () => performance.now() / 1000;
  const processes = readProcesses();
  return (pids) => {
    const isWithin = (pid: number): boolean => pids.includes(pid) || (processes.has(pid) && isWithin(processes.get(pid)?.parent ?? 0));
    let ticks = 0;
    for (const [pid, times] of processes) if (isWithin(pid)) ticks += times.ticks;
    return ticks / TICKS_PER_SECOND;
  };
}

/**
 * Notes the cost of each test as an annotation `cpu`: this worker with its browser and whatever the test starts, and the services that were
 * lent to this worker alone (`leasedPids`), from the start of the test to its end. Not counted are hooks of a file, the start of workers and
 * services, and services that several workers share. The annotation `cpu of the worker` is what this worker has cost up to here.
 */
export const measuredTest = base.extend<{ cost: undefined }, { leasedPids: readonly number[] }>({
  leasedPids: [[], { scope: 'worker', option: true }],
  cost: [
    async ({ leasedPids }, use, testInfo) => {
      const pids = [process.pid, ...leasedPids];
      const before = readCpuSeconds()(pids);
      await use(undefined);
      const secondsOf = readCpuSeconds();
      // A process that has ended and whose parent was gone before takes its time along.
      const cost = Math.max(0, secondsOf(pids) - before);
      testInfo.annotations.push(
        { type: 'cpu', description: cost.toFixed(2) },
        { type: 'cpu of the worker', description: secondsOf([process.pid]).toFixed(2) },
      );
    },
    { auto: true },
  ],
});
