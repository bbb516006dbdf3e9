import { type ComponentType, lazy } from 'react';
import { useDebugFlags } from './debug-store.ts';
import { replaceTextsByKeys } from './flags.ts';

declare global {
  interface ImportMetaEnv {
    /** 'on' or 'off', of the build (vite.config.ts). */
    readonly VITE_DEBUG_TOOLS: string;
  }
}

/** In development, and in a build for a staging host whose operator asks for it (docs/operations.md); visitors are sent nothing of it. */
const IS_HERE: boolean = import.meta.env.DEV || import.meta.env.VITE_DEBUG_TOOLS === 'on';

export const DebugTools: ComponentType = IS_HERE
  ? lazy(() => import('./DebugPanel.tsx').then((module) => ({ default: module.DebugPanel })))
  : () => null;

function useMessagesOrKeys<Catalogue extends object>(messages: Catalogue): Catalogue {
  const { translationKeys } = useDebugFlags();
  return translationKeys ? replaceTextsByKeys(messages) : messages;
}

/** The texts to show: while the flag is on, their keys. */
export const useShownMessages: typeof useMessagesOrKeys = IS_HERE ? useMessagesOrKeys : (messages) => messages;
