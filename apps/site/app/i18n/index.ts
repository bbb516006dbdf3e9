import { en } from './en/index.ts';
import { deferredShell as englishDeferredShell } from './en/shell/deferred-shell.ts';
import { hu } from './hu/index.ts';
import { deferredShell } from './hu/shell/deferred-shell.ts';
import { isGroup, type TextTree } from './merge-texts.ts';

/** The bundled catalogues; Hungarian gives the shape that English must satisfy. */
export type Messages = typeof hu;

const catalogues: Record<'hu' | 'en', Messages> = { hu, en };

/** The bundled messages of the shell that browsers load after the first interaction. */
export const DEFERRED_SHELL: Record<'hu' | 'en', typeof deferredShell> = { hu: deferredShell, en: englishDeferredShell };

/** Texts of the translation service by dotted key, for example 'shell.home', in the form that the build gives the bundled ones. */
export type Overrides = Record<string, unknown>;

function replace(tree: TextTree, overrides: Overrides, prefix: string): TextTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      const path = `${prefix}${key}`;
      return [key, isGroup(value) ? replace(value, overrides, `${path}.`) : (overrides[path] ?? value)];
    }),
  );
}

/** By the identity of the overrides, which are loaded once: the catalogue is large, and each page needs it several times. */
const overridden = { hu: new WeakMap<Overrides, Messages>(), en: new WeakMap<Overrides, Messages>() };

/** The texts of a language, with the given ones in place of the bundled; keys that the catalogue does not have are ignored. */
export function getMessages(locale: 'hu' | 'en', overrides?: Overrides): Messages {
  if (!overrides || Object.keys(overrides).length === 0) return catalogues[locale];
  const messages = overridden[locale].get(overrides) ?? (replace(catalogues[locale], overrides, '') as Messages);
  overridden[locale].set(overrides, messages);
  return messages;
}
