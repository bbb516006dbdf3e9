import { isRecord } from '../is-record.ts';
import { type Fields } from './document-reader.ts';

/** Reads the pictures with these ids, as they are stored. */
type ReadPictures = (ids: readonly number[]) => Promise<readonly unknown[]>;

const isId = (value: unknown): value is number => typeof value === 'number';

/** Every picture beneath that names others of the same, however deep; once, though several documents may share the one that was read. */
function addAlternates(value: unknown, found = new Set<Fields>()): Set<Fields> {
  if (Array.isArray(value)) for (const item of value) addAlternates(item, found);
  else if (isRecord(value)) {
    if (Array.isArray(value['alternates']) && value['alternates'].some(isId)) found.add(value);
    for (const field of Object.values(value)) if (typeof field === 'object') addAlternates(field, found);
  }
  return found;
}

/**
 * Puts the pictures in the place of their ids that stand in for those of the answer: one read however many there are. The stand-ins' own
 * are not read. What is in the trash is left out.
 */
export async function withAlternates(documents: readonly unknown[], readPictures: ReadPictures): Promise<void> {
  const pictures = addAlternates(documents);
  if (pictures.size === 0) return;
  const getIds = ({ alternates }: Fields) => (Array.isArray(alternates) ? alternates.filter(isId) : []);
  const read = await readPictures([...new Set([...pictures].flatMap(getIds))]);
  const byId = new Map(read.filter(isRecord).map(({ alternates: _, ...picture }) => [picture['id'], picture]));
  for (const picture of pictures) picture['alternates'] = getIds(picture).flatMap((id) => byId.get(id) ?? []);
}
