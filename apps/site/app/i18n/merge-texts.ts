/** Messages by key, in groups. */
export type TextTree = { readonly [key: string]: unknown };

/** Whether it is a group; a compiled message is an array or a string. */
export const isGroup = (value: unknown): value is TextTree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** All messages of both trees; where both have one, that of the second. */
export function mergeTexts(first: TextTree, second: TextTree): TextTree {
  const merged: Record<string, unknown> = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const group = first[key];
    merged[key] = isGroup(group) && isGroup(value) ? mergeTexts(group, value) : value;
  }
  return merged;
}

/** The messages of the first tree that differ from the bundled ones, by the keys of these. */
export function pickChangedTexts(texts: TextTree, bundled: TextTree): TextTree {
  return Object.fromEntries(
    Object.entries(bundled).flatMap(([key, original]): [string, unknown][] => {
      const text = texts[key];
      if (!isGroup(original) || !isGroup(text)) return text === original ? [] : [[key, text]];
      const changed = pickChangedTexts(text, original);
      return Object.keys(changed).length > 0 ? [[key, changed]] : [];
    }),
  );
}
