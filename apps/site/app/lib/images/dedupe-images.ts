/** An image that is shown in any crop, identified by its file. */
interface ShownImage {
  file: string;
  alternates: readonly unknown[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/** An image of the contract has an `original`, a card's image a `fallback`: the uploaded file. */
function getFile(value: object): string | null {
  if ('original' in value && isObject(value.original) && 'src' in value.original && typeof value.original.src === 'string')
    return value.original.src;
  return 'source' in value && 'fallback' in value && typeof value.fallback === 'string' ? value.fallback : null;
}

function toShownImage(value: unknown): ShownImage | null {
  if (!isObject(value)) return null;
  const file = getFile(value);
  if (file === null) return null;
  return { file, alternates: 'alternates' in value && Array.isArray(value.alternates) ? value.alternates : [] };
}

/** A copy of the object with changed values of fields; non-enumerable properties remain so. */
function mapFields(value: object, change: (field: unknown) => unknown): object {
  const copy: Record<string, unknown> = {};
  for (const name of Object.getOwnPropertyNames(value)) {
    const field = change(Reflect.get(value, name));
    // defineProperty is ten times slower than an assignment, but assigning this name would change the prototype.
    if (name !== '__proto__' && Object.prototype.propertyIsEnumerable.call(value, name)) copy[name] = field;
    else Object.defineProperty(copy, name, { ...Object.getOwnPropertyDescriptor(value, name), value: field });
  }
  return copy;
}

/**
 * The data of a page with each image shown once: a repeated image is replaced by its first alternate that the page has not shown yet; if none is
 * left, by the one of them that was shown the longest ago, so that neighbours are alike only without alternates. The data must be in the order in which the page shows them. Images of one item under several names count once. All
 * `alternates` are removed.
 */
export function dedupeImages<Data>(data: Data): Data {
  /** By file, the place on the page at which it was shown last. */
  const lastShown = new Map<string, number>();
  let place = 0;
  const replaceRepeated = (picture: object, { alternates }: ShownImage): object => {
    const getLastPlace = (image: object) => lastShown.get(getFile(image) ?? '') ?? 0;
    const candidates = [picture, ...alternates.filter(isObject)];
    const chosenImage = candidates.reduce((best, image) => (getLastPlace(image) < getLastPlace(best) ? image : best));
    place += 1;
    lastShown.set(getFile(chosenImage) ?? '', place);
    const { alternates: _, ...imageWithoutAlternates }: { alternates?: unknown } = chosenImage;
    return imageWithoutAlternates;
  };
  const visit = (value: unknown): unknown => {
    if (!isObject(value)) return value;
    if (Array.isArray(value)) return value.map(visit);
    if (!isPlain(value)) return value;
    const picture = toShownImage(value);
    if (picture) return replaceRepeated(value, picture);
    const names = new Map<string, unknown>();
    return mapFields(value, (field) => {
      const shown = toShownImage(field);
      if (!shown || !isObject(field)) return visit(field);
      const replacement = names.get(shown.file) ?? replaceRepeated(field, shown);
      names.set(shown.file, replacement);
      return replacement;
    });
  };
  return visit(data) as Data;
}
