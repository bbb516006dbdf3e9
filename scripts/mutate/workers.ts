import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './mutant.ts';
import type { Outcome, Task, Told } from './runner.ts';

/** Milliseconds without an answer after which a mutant has stopped its tests for good: that is noticed, too. */
const PATIENCE = 180_000;
const HANGS: Outcome = { kind: 'caught', test: 'the tests did not end', ms: PATIENCE };

const running = new Set<ChildProcess>();

/** Ends the runner with the processes that it has begun. */
function end(child: ChildProcess): void {
  running.delete(child);
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It is gone.
  }
}

function begin(): ChildProcess {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'runner.ts')], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'test', VITEST: 'true' },
  });
  running.add(child);
  return child;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    for (const child of running) end(child);
    process.exit(1);
  });
process.on('exit', () => {
  for (const child of running) end(child);
});

function ask(child: ChildProcess, task: Task): Promise<Outcome | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => resolve(undefined)), PATIENCE);
    const heard = ({ id, outcome }: Told) => {
      if (id === task.id) settle(() => resolve(outcome));
    };
    const gone = () =>
      settle(() => reject(new Error(`The process that runs the tests has ended: ${task.mutant.file}, ${task.mutant.title}`)));
    function settle(how: () => void): void {
      clearTimeout(timer);
      child.off('message', heard).off('exit', gone);
      how();
    }
    child.on('message', heard).on('exit', gone);
    child.send(task);
  });
}

/** Runs the tasks on so many processes, and tells of each as it is done. */
export async function runAll(tasks: readonly Task[], workers: number, tell: (task: Task, outcome: Outcome) => void): Promise<void> {
  const waiting = [...tasks];
  async function work(): Promise<void> {
    let child = begin();
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const outcome = await ask(child, task);
      if (!outcome) {
        end(child);
        child = begin();
      }
      tell(task, outcome ?? HANGS);
    }
    end(child);
  }
  await Promise.all(Array.from({ length: Math.min(workers, tasks.length) }, work));
}
