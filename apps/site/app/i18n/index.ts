import { en } from './en/index.ts';
import { hu } from './hu/index.ts';

/** The bundled catalogues; Hungarian gives the shape that English must satisfy. */
export type Messages = typeof hu;

const catalogues: Record<'hu' | 'en', Messages> = { hu, en };

/** Texts of the translation service by dotted key, for example 'shell.home', in the form that the build gives the bundled ones. */
export type Overrides = Record<string, unknown>;

type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

function replace(tree: Tree, overrides: Overrides, prefix: string): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      const path = `${prefix}${key}`;
      return [key, isTree(value) ? replace(value, overrides, `${path}.`) : (overrides[path] ?? value)];
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
