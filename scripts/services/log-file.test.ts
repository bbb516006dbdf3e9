import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { createLogFile, logOutput } from './log-file.ts';

const createPath = () => path.join(mkdtempSync(path.join(tmpdir(), 'liget-log-')), 'data/cms.log');

test('a log continues after the disk was full, and reports the missing text', () => {
  const file = createPath();
  let isFull = false;
  const append: typeof appendFileSync = (...args) => {
    if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    appendFileSync(...args);
  };
  const log = createLogFile(file, { append });
  log.write('one\n');
  isFull = true;
  log.write('two\n');
  log.write('three\n');
  isFull = false;
  log.write('four\n');
  expect(readFileSync(file, 'utf8')).toBe('one\n\n[10 bytes of this log could not be written]\nfour\n');
});

test('a log has a bounded size, keeps the file before, and is readable by its owner only', () => {
  const file = createPath();
  const log = createLogFile(file, { maxBytes: 10 });
  for (const line of ['first\n', 'second\n', 'third\n']) log.write(line);
  expect([readFileSync(`${file}.1`, 'utf8'), readFileSync(file, 'utf8')]).toEqual(['second\n', 'third\n']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a log has the output and the errors of a process', async () => {
  const log = { write: vi.fn<(chunk: Buffer | string) => void>() };
  const child = spawn(process.execPath, ['-e', "console.log('out'); console.error('err')"], { stdio: ['ignore', 'pipe', 'pipe'] });
  logOutput(child, log);
  await once(child, 'close');
  expect(log.write.mock.calls.map(([chunk]) => String(chunk)).toSorted()).toEqual(['err\n', 'out\n']);
});
