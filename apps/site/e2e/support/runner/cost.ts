// The cost of a test: processor time, read from /proc.
import { readdirSync, readFileSync } from 'node:fs';
import { test as base } from '@playwright/test';

/** Linux reports the times of processes in ticks of 10 ms. */
const TICKS_PER_SECOND = 100;

/** On systems other than Linux, which do not report the times of other processes, wall time is used. */
export const COST_UNIT = process.platform === 'linux' ? 'CPU seconds' : 'seconds of wall time (CPU time is read on Linux only)';

interface ProcessTimes {
  parent: number;
  /** Its own, and those of its ended children. */
  ticks: number;
}

function readProcesses(): Map<number, ProcessTimes> {
  const timesByPid = new Map<number, ProcessTimes>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of the program is in brackets and may contain anything; see proc_pid_stat(5) for the following fields.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      timesByPid.set(Number(name), { parent: Number(fields[1]), ticks });
    } catch {
      // It has ended since the folder was read.
    }
  }
  return timesByPid;
}

/**
 * Reads all processes; returns a function for the CPU seconds of some and of all their descendants so far. On systems other than Linux it
 * measures wall time.
 */
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
 * Notes the cost of each test as an annotation `cpu`: this worker with its browser and the processes that the test starts, and the services
 * that only this worker uses (`leasedPids`), from the start of the test to its end. Not included are hooks of a file, the start of workers
 * and services, and services that several workers share. The annotation `cpu of the worker` is the cost of this worker up to here.
 */
export const measuredTest = base.extend<{ cost: undefined }, { leasedPids: readonly number[] }>({
  leasedPids: [[], { scope: 'worker', option: true }],
  cost: [
    async ({ leasedPids }, use, testInfo) => {
      const pids = [process.pid, ...leasedPids];
      const before = readCpuSeconds()(pids);
      await use(undefined);
      const getSeconds = readCpuSeconds();
      // The time of an ended process whose parent had ended before is lost.
      const cost = Math.max(0, getSeconds(pids) - before);
      testInfo.annotations.push(
        { type: 'cpu', description: cost.toFixed(2) },
        { type: 'cpu of the worker', description: getSeconds([process.pid]).toFixed(2) },
      );
    },
    { auto: true },
  ],
});
