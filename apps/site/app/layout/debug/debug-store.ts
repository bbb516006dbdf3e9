import { useSyncExternalStore } from 'react';
import { type DebugFlags, formatDebugCookie, readDebugFlags } from './flags.ts';

const OFF: DebugFlags = { grid: false, translationKeys: false };
const listeners = new Set<() => void>();
let flags: DebugFlags | undefined;

export function useDebugFlags(): DebugFlags {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => {
      flags ??= readDebugFlags(document.cookie);
      return flags;
    },
    () => OFF,
  );
}

export function setDebugFlags(next: DebugFlags): void {
  flags = next;
  document.cookie = formatDebugCookie(next);
  for (const listener of listeners) listener();
}
