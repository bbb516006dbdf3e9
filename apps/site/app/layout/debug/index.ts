import { type ComponentType, lazy } from 'react';
import { useDebugFlags } from './debug-store.ts';
import { replaceTextsByKeys } from './flags.ts';

declare global {
  interface ImportMetaEnv {
    /** Set by the build (vite.config.ts): 'on' or 'off'. */
    readonly VITE_DEBUG_TOOLS: string;
  }
}

/** True in development, and in a staging build if its operator asks for it (docs/operations.md); other builds leave the tools out. */
const IS_HERE: boolean = import.meta.env.DEV || import.meta.env.VITE_DEBUG_TOOLS === 'on';

export const DebugTools: ComponentType = IS_HERE
  ? lazy(() => import('./DebugPanel.tsx').then((module) => ({ default: module.DebugPanel })))
  : () => null;

function useMessagesOrKeys<Catalogue extends object>(messages: Catalogue): Catalogue {
  const { translationKeys } = useDebugFlags();
  return translationKeys ? replaceTextsByKeys(messages) : messages;
}

/** The messages to show, or their keys while the flag is on. */
export const useShownMessages: typeof useMessagesOrKeys = IS_HERE ? useMessagesOrKeys : (messages) => messages;
