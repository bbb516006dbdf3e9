import { useEffect, useRef } from 'react';

declare global {
  interface Window {
    /** Chromium-based browsers; TypeScript lacks the type. */
    CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/**
 * The system's close request (the Back button or gesture of a phone) closes this instead of leaving the page, in browsers with close watchers.
 * Native dialogs and popovers have one already.
 */
export function useCloseWatcher(onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => close.current());
    return () => watcher.destroy();
  }, []);
}
