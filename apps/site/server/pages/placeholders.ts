import compile from 'icu-minify/compile';
import { en } from '../../app/i18n/en/index.ts';
import { hu } from '../../app/i18n/hu/index.ts';
import { flattenTexts } from '../../app/i18n/texts-by-key.ts';

/** The use of a placeholder: a number or a date cannot be formatted from a text argument. */
type Use = 'text' | 'number' | 'date' | 'tag';
type Uses = Map<string, Set<Use>>;

/** Kinds of arguments in a compiled message, by number; 1 is a select, which accepts any value. */
const USES: readonly (Use | undefined)[] = [undefined, 'text', 'number', 'number', 'number', 'date', 'date'];

function collect(part: unknown, uses: Uses): Uses {
  if (!Array.isArray(part)) return uses;
  const parts: readonly unknown[] = part;
  for (const element of parts) {
    if (!Array.isArray(element)) continue;
    const [name, kind, ...rest]: readonly unknown[] = element;
    if (typeof name !== 'string') continue;
    const argument = kind === undefined ? 'text' : typeof kind === 'number' ? USES[kind] : undefined;
    uses.set(name, (uses.get(name) ?? new Set()).add(argument ?? 'tag'));
    const [branches] = rest;
    if (argument === undefined) collect([kind, ...rest], uses);
    else if (typeof branches === 'object' && branches !== null) for (const branch of Object.values(branches)) collect(branch, uses);
  }
  return uses;
}

const readUses = (text: string) => collect(compile(text), new Map());

const BUNDLED = [flattenTexts(hu), flattenTexts(en)];

const listUses = (uses: Uses) =>
  [...uses]
    .map(([name, kinds]) => (kinds.has('tag') ? `<${name}>` : `{${name}}`))
    .toSorted((a, b) => a.localeCompare(b))
    .join(', ') || 'none';

/**
 * The error of the placeholders in a text that replaces a bundled one; `null` if they match, or the key is unknown. Plurals and dates are allowed
 * only where a bundled language has them. Throws for a malformed message.
 */
export function findPlaceholderError(key: string, text: string): string | null {
  const bundled = BUNDLED.flatMap((texts) => texts.get(key) ?? []).map(readUses);
  const [own] = bundled;
  if (!own) return null;
  const usesInText = readUses(text);
  if (listUses(usesInText) !== listUses(own)) return `its placeholders are ${listUses(usesInText)}, not ${listUses(own)}`;
  for (const [name, kinds] of usesInText) {
    const wrong = [...kinds].find((kind) => kind !== 'text' && !bundled.some((uses) => uses.get(name)?.has(kind)));
    if (wrong) return `{${name}} is no ${wrong}`;
  }
  return null;
}
