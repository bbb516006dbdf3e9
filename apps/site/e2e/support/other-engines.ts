import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from './runner/services.ts';

/** A window of a browser engine that Playwright cannot drive as Debian packages it. */
export interface EngineWindow {
  goTo(url: string): Promise<void>;
  /** Runs the body of an async function in the page; what it returns must be JSON. */
  run(body: string): Promise<unknown>;
  /** Errors of the console since the last call; empty for an engine that does not report them. */
  errors(): string[];
  close(): Promise<void>;
}

const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

async function waitForLine(child: ChildProcess, pattern: RegExp): Promise<string> {
  if (!child.stderr) throw new Error('The engine tells nothing.');
  for await (const line of createInterface({ input: child.stderr })) {
    const [match] = pattern.exec(line) ?? [];
    if (match) return match;
  }
  throw new Error('The engine ended before it could be driven.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const hasEnded = once(child, 'exit');
  // Including its child processes.
  process.kill(-child.pid, 'SIGKILL');
  await hasEnded;
}

interface Bidi {
  id?: number;
  type: string;
  method?: string;
  message?: string;
  result?: Record<string, unknown>;
  params?: { level?: string; text?: string };
}

/** Debian's Firefox, driven over WebDriver BiDi (w3c.github.io/webdriver-bidi). */
export async function openFirefox({ width, height }: { width: number; height: number }): Promise<EngineWindow> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'liget-firefox-'));
  const child = spawn(
    '/usr/bin/firefox-esr',
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    },
  );
  const address = await waitForLine(child, /ws:\/\/127\.0\.0\.1:\d+/);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Bidi) => void>();
  let consoleErrors: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Bidi;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (answer.params?.level === 'error' || answer.params?.level === 'warn') consoleErrors.push(String(answer.params.text));
  });
  let last = 0;
  const send = async (method: string, params: object): Promise<Record<string, unknown>> => {
    last += 1;
    const id = last;
    const answer = await new Promise<Bidi>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type !== 'success') throw new Error(`${method} ${JSON.stringify(params)}: ${answer.message}`);
    return answer.result ?? {};
  };
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: [{ context: string }] };
  const [{ context }] = contexts;
  await send('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    goTo: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (body) => {
      const expression = `(async () => JSON.stringify((await (async () => { ${body} })()) ?? null))()`;
      const { result } = await send('script.evaluate', { expression, target: { context }, awaitPromise: true });
      return JSON.parse((result as { value: string }).value);
    },
    errors: () => {
      const reportedErrors = consoleErrors;
      consoleErrors = [];
      return reportedErrors;
    },
    close: async () => {
      socket.close();
      await end(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Debian's WebKitGTK, driven over WebDriver (w3c.github.io/webdriver). Its window has a minimum width of about 450 px. */
export async function openWebKit({ width, height }: { width: number; height: number }): Promise<EngineWindow> {
  const port = await findFreePort();
  const child = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1000x24', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const call = async (method: 'POST' | 'DELETE' | 'GET', where: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${where}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${where}: ${JSON.stringify(value)}`);
    return value;
  };
  for (let isUp = false; !isUp; )
    isUp = await call('GET', '/status').then(
      () => true,
      () => child.exitCode !== null,
    );
  const folder = readdirSync(LIBRARIES).find((name) => name.startsWith('webkit2gtk-4')) ?? '';
  const browserOptions = { binary: path.join(LIBRARIES, folder, 'MiniBrowser'), args: ['--automation'] };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions } };
  const { sessionId } = (await call('POST', '/session', { capabilities })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { width, height });
  return {
    goTo: async (url) => void (await call('POST', `${session}/url`, { url })),
    run: (body) =>
      call('POST', `${session}/execute/async`, {
        script: `const done = arguments[0]; (async () => { ${body} })().then((value) => done(value ?? null), (error) => done(String(error)));`,
        args: [],
      }),
    errors: () => [],
    close: async () => {
      await call('DELETE', session);
      await end(child);
    },
  };
}
