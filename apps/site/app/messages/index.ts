import { en } from './en/index.ts';
import { hu } from './hu/index.ts';

/** The bundled catalogues; Hungarian gives the shape that English must satisfy. */
export type Messages = typeof hu;

const catalogues: Record<'hu' | 'en', Messages> = { hu, en };

type Tree = { [key: string]: string | Tree };

function replaced(tree: Tree, overrides: Record<string, string>, prefix: string): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      const path = `${prefix}${key}`;
      return [key, typeof value === 'string' ? (overrides[path] ?? value) : replaced(value, overrides, `${path}.`)];
    }),
  );
}

/** The texts of a language, with those of the translation service (dotted keys, for example 'shell.home') in place of the bundled ones. */
export function messagesOf(locale: 'hu' | 'en', overrides: Record<string, string> = {}): Messages {
  if (Object.keys(overrides).length === 0) return catalogues[locale];
  return replaced(catalogues[locale], overrides, '') as Messages;
}
