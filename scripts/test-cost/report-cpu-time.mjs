// Loaded before a process that `cpu-time.ts` starts: at its end it writes the CPU seconds of itself and of awaited descendants to a file.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { searchParams } = new URL(import.meta.url);
const TICKS_PER_SECOND = 100;

/** Of the awaited processes, including theirs; undefined where the system does not report it. */
function readChildSeconds() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // The name before it may contain spaces and parentheses. See proc_pid_stat(5): cutime and cstime are the fields 16 and 17.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}

// Threads and forks of the process get its arguments, and this file with them: they are part of its time, or of its descendants'.
if (isMainThread && process.ppid === Number(searchParams.get('parent'))) {
  // A process that was replaced by another program (as TypeScript's is) could not report; this prevents the replacement.
  process.execve = undefined;
  process.on('exit', () => {
    const children = readChildSeconds();
    const { user, system } = process.cpuUsage();
    if (children !== undefined) writeFileSync(searchParams.get('report'), String((user + system) / 1e6 + children));
  });
}
