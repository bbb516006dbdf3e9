type Tree = { readonly [key: string]: string | Tree };

/** The texts of a catalogue, or of a part of one, by dotted key: 'shell.error.title'. */
export function flattenTexts(catalogue: Tree, prefix = ''): Map<string, string> {
  const entries = Object.entries(catalogue).flatMap(([key, value]): (readonly [string, string])[] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : [...flattenTexts(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}
