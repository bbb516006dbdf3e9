// Runs before each test file. A worker runs many files, which share only modules of node_modules: our own are loaded again, and the page is emptied.
import { afterAll, vi } from 'vitest';

vi.resetModules();

/** CPU seconds that this worker had spent when its last file ended. */
const SPENT = Symbol.for('liget: CPU seconds of this worker');

// Also after a test that failed before it restored them.
// oxlint-disable-next-line no-empty-pattern -- vitest asks for a pattern as first argument; the suite is the second argument.
afterAll(({}, suite) => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  const { user, system } = process.cpuUsage();
  const spent = (user + system) / 1_000_000;
  suite.meta.cpuSeconds = spent - Number(Reflect.get(globalThis, SPENT) ?? 0);
  Reflect.set(globalThis, SPENT, spent);
});

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  // Milliseconds. Far more than is needed: a busy machine must not fail a test.
  configure({ asyncUtilTimeout: 20_000 });
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
}
