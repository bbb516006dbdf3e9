// Loaded ahead of a process that `cpu-time.ts` starts: at its end it writes the CPU seconds of itself and of all that it waited for to a file.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { searchParams } = new URL(import.meta.url);
const TICKS_PER_SECOND = 100;

/** Of the processes that this one has waited for, theirs included; undefined where the system does not tell. */
function childSeconds() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // The name before it may have spaces and parentheses. See proc_pid_stat(5): cutime and cstime are the fields 16 and 17.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}

// Threads and forks of the process get its arguments, and this file with them: they are part of its time, or of what it waits for.
if (isMainThread && process.ppid === Number(searchParams.get('parent'))) {
  // A process that became another program (as TypeScript's does) could report nothing; without this it waits for that program.
  process.execve = undefined;
  process.on('exit', () => {
    const children = childSeconds();
    const { user, system } = process.cpuUsage();
    if (children !== undefined) writeFileSync(searchParams.get('report'), String((user + system) / 1e6 + children));
  });
}
