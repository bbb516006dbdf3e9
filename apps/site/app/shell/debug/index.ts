import { type ComponentType, lazy } from 'react';
import { useDebugFlags } from './debug-store.ts';
import { keysOf } from './flags.ts';

/** Nothing in production: neither the panel nor its flags are sent to visitors. */
export const DebugTools: ComponentType = import.meta.env.DEV
  ? lazy(() => import('./DebugPanel.tsx').then((module) => ({ default: module.DebugPanel })))
  : () => null;

function useMessagesOrKeys<Catalogue extends object>(messages: Catalogue): Catalogue {
  const { translationKeys } = useDebugFlags();
  return translationKeys ? keysOf(messages) : messages;
}

/** The texts to show: while the flag is on, their keys. */
export const useShownMessages: typeof useMessagesOrKeys = import.meta.env.DEV ? useMessagesOrKeys : (messages) => messages;
