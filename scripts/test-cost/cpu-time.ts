// The CPU time of a process: its own and that of all awaited descendants.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const preload = pathToFileURL(path.join(import.meta.dirname, 'report-cpu-time.mjs')).href;

interface MeasuredProcess {
  child: ChildProcess;
  /**
   * CPU seconds, to be read when the process has ended. Undefined on systems other than Linux, and for a process that a signal ended.
   * Without descendants that outlived their parent, such as parts of a browser.
   */
  readCpuSeconds(): number | undefined;
}

/** Starts Node with these arguments, like `spawn`. No process is in between, so that signals reach it. */
export function spawnMeasured(args: readonly string[], options: SpawnOptions): MeasuredProcess {
  const report = path.join(tmpdir(), `liget-cpu-time-${randomUUID()}`);
  const query = new URLSearchParams({ report, parent: String(process.pid) });
  const child = spawn(process.execPath, ['--import', `${preload}?${query}`, ...args], options);
  return {
    child,
    readCpuSeconds() {
      try {
        return Number(readFileSync(report, 'utf8'));
      } catch {
        return undefined;
      } finally {
        rmSync(report, { force: true });
      }
    },
  };
}
