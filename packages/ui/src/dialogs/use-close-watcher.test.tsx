// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCloseWatcher } from './use-close-watcher.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Overlay({ onClose }: { onClose: () => void }) {
  useCloseWatcher(onClose);
  return null;
}

test('a close request of the system closes the component, and the watcher is destroyed with it', () => {
  const watchers: (EventTarget & { destroy: () => void })[] = [];
  const destroy = vi.fn();
  class Watcher extends EventTarget {
    destroy = destroy;
    constructor() {
      super();
      watchers.push(this);
    }
  }
  vi.stubGlobal('CloseWatcher', Watcher);
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = render(<Overlay onClose={first} />);
  rerender(<Overlay onClose={second} />);
  watchers[0]?.dispatchEvent(new Event('close'));
  expect([first.mock.calls.length, second.mock.calls.length, watchers.length]).toEqual([0, 1, 1]);
  unmount();
  expect(destroy).toHaveBeenCalledOnce();
});

test('without CloseWatcher the hook does nothing', () => {
  vi.stubGlobal('CloseWatcher', undefined);
  const onClose = vi.fn();
  expect(() => render(<Overlay onClose={onClose} />)).not.toThrow();
});
