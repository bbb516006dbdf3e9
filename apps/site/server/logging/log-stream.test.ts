import { execFile } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createLogStream } from './log-stream.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'liget-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function logTo(name: string) {
  const file = path.join(folder, name);
  const { stream, written: readLog } = createLogStream(openSync(file, 'w'));
  const messages = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line).msg);
  return { log: pino({}, stream), written: readLog, messages };
}

test('all lines are written in order when the site ends', async () => {
  const { log, written: readLog, messages } = logTo('whole');
  const lines = Array.from({ length: 500 }, (_, number) => `line ${number}`);
  for (const line of lines) log.info(line);
  await readLog();
  expect(messages()).toEqual(lines);
});

test('an error is written at once together with the lines before it', async () => {
  const { log, messages } = logTo('error');
  log.info('before');
  log.error('wrong');
  await expect.poll(messages, { interval: 10, timeout: 400 }).toEqual(['before', 'wrong']);
});

test.each([
  ['ends', 'process.exit(0)'],
  ['fails', 'throw new Error("unforeseen")'],
])('no line is lost when the process %s', async (_, end) => {
  const program = `
    import { createLogStream } from ${JSON.stringify(path.join(import.meta.dirname, 'log-stream.ts'))};
    const { stream } = createLogStream();
    stream.write('first\\n');
    setTimeout(() => { stream.write('last\\n'); ${end} }, 1);
  `;
  const output = await new Promise((resolve) => {
    execFile(process.execPath, ['--input-type=module', '-e', program], { cwd: import.meta.dirname }, (_error, stdout) => resolve(stdout));
  });
  expect(output).toBe('first\nlast\n');
});
