import { type ComponentType, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import type { Messages } from '../i18n/index.ts';
import { mergeTexts } from '../i18n/merge-texts.ts';
import { getPathLocale } from '../lib/urls/href.ts';
import { useShownMessages } from './debug/index.ts';

const loadDeferredShell = {
  hu: () => import('../i18n/hu/shell/deferred-shell.ts'),
  en: () => import('../i18n/en/shell/deferred-shell.ts'),
};

/**
 * Loads a part of the shell with the messages that documents do not contain (`deferredShell`). Messages that editors have changed are in the
 * document and have precedence.
 */
export async function loadWithTexts<Props extends object>(load: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  // The server has all messages.
  if (import.meta.env.SSR) return load();
  const [Part, { deferredShell }] = await Promise.all([load(), loadDeferredShell[getPathLocale(window.location.pathname)]()]);
  return function WithTexts(props: Props) {
    const messages = useMessages() as Partial<Messages>;
    const texts = useMemo(() => ({ ...messages, shell: mergeTexts(deferredShell, messages.shell ?? {}) as Messages['shell'] }), [messages]);
    return (
      <IntlProvider locale={useLocale()} messages={useShownMessages(texts)}>
        <Part {...props} />
      </IntlProvider>
    );
  };
}
