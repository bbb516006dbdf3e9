// Two builds of one service at the same time would delete each other's files, for example an `npm start` during an `npm run build`.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { takeProcessLock } from '../services/process-lock.ts';

interface Build {
  name: string;
  isCurrent: () => boolean;
  build: () => Promise<void>;
}

/** Builds what is not current, after waiting for the end of another process's build of it; the folder is for the locks. */
export async function buildOnce(
  folder: string,
  { name, isCurrent, build }: Build,
  { log = console.log, signal }: { log?: (message: string) => void; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  if (isCurrent()) return;
  mkdirSync(folder, { recursive: true });
  const release = await takeProcessLock(
    { file: path.join(folder, `liget-build-${name}.pid`), program: path.join('scripts', 'run-') },
    { reportHolder: (pid) => log(`Another process (${pid}) builds the ${name}; waiting for its end.`), signal },
  );
  try {
    if (!isCurrent()) await build();
  } finally {
    release();
  }
}
