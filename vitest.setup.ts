// Runs before each test file. A worker runs many, which share what is in node_modules alone: our own modules are loaded anew, a page is empty.
import { afterAll, vi } from 'vitest';

vi.resetModules();

// Also when a test failed before it could put them back.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  // What is waited for comes late on a busy machine, and that is no fault of a component. Milliseconds.
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
