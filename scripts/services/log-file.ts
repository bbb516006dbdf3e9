// A log file of bounded size that continues after the disk was full.
import type { ChildProcess } from 'node:child_process';
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

/** Bytes after which a new file is begun; the previous one is renamed to `….1`. */
const MAX_BYTES = 10 * 1024 * 1024;

interface LogFile {
  /** Appends text; never throws. Text that cannot be written is counted, and the loss is reported when there is room again. */
  write(chunk: Buffer | string): void;
}

const getSize = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Opens nothing: each write uses the file as it is then. Readable by its owner only. */
export function createLogFile(file: string, { maxBytes = MAX_BYTES, append = appendFileSync } = {}): LogFile {
  let lostBytes = 0;
  return {
    write(chunk) {
      try {
        mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
        if (getSize(file) + chunk.length > maxBytes && getSize(file) > 0) renameSync(file, `${file}.1`);
        const notice = lostBytes > 0 ? `\n[${lostBytes} bytes of this log could not be written]\n` : '';
        append(file, Buffer.concat([Buffer.from(notice), Buffer.from(chunk)]), { mode: 0o600 });
        lostBytes = 0;
      } catch {
        lostBytes += chunk.length;
      }
    },
  };
}

/** Writes all output of a process, also its errors: anybody who sends requests can cause some. */
export function logOutput({ stdout, stderr }: Pick<ChildProcess, 'stdout' | 'stderr'>, log: LogFile): void {
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => log.write(chunk));
}
