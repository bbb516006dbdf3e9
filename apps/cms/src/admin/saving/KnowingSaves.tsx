'use client';

import { useConfig } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { ADMIN_TEXTS } from '../texts.ts';
import { useWord } from '../use-word.ts';
import { knowingFetch } from './tab-saves.ts';

/** Lets every save of an open document say what it was based on; Payload's forms have no place for that. */
export function KnowingSaves({ children }: { children?: ReactNode }) {
  const { config } = useConfig();
  const word = useWord();
  const locked = word(ADMIN_TEXTS.savingLocked);
  const { api } = config.routes;
  useEffect(() => {
    const original = globalThis.fetch;
    globalThis.fetch = knowingFetch(original, api, { locked });
    return () => {
      globalThis.fetch = original;
    };
  }, [api, locked]);
  return children;
}
