/**
 * Replaces parts of a file of Payload's when the admin is built. Each change has a pattern, its replacement as for `String.replace`, and the number
 * of places where the pattern must be found, 1 unless given. `helpers` are functions that the replacements call. Throws an error that names
 * `loader`, the file with the changes, when Payload has changed.
 */
export function changeBundle(source, loader, changes, helpers = []) {
  let built = source;
  for (const [pattern, replacement, places = 1] of changes) {
    const everywhere = new RegExp(pattern, 'g');
    if ([...built.matchAll(everywhere)].length !== places)
      throw new Error(`Payload’s bundle of the admin has changed: look at apps/cms/scripts/payload-patches/${loader}.`);
    built = built.replaceAll(everywhere, replacement);
  }
  return helpers.length === 0 ? built : [built, ...helpers.map(String), ''].join('\n');
}

/** In a pattern: a name in minified code. */
export const NAME = '[\\w$]+';
