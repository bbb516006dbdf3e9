import { isRecord } from '../../is-record.ts';
import { type Fields } from '../document-reader.ts';

/** Reads the pictures with these ids, as they are stored. */
type ReadPictures = (ids: readonly number[]) => Promise<readonly unknown[]>;

const isId = (value: unknown): value is number => typeof value === 'number';

/** All nested images with alternates; each once, although several documents may share it. */
function addAlternates(value: unknown, documents = new Set<Fields>()): Set<Fields> {
  if (Array.isArray(value)) for (const item of value) addAlternates(item, documents);
  else if (isRecord(value)) {
    if (Array.isArray(value['alternates']) && value['alternates'].some(isId)) documents.add(value);
    for (const field of Object.values(value)) if (typeof field === 'object') addAlternates(field, documents);
  }
  return documents;
}

/** Replaces the ids of alternates by the images, with one query. Alternates of alternates are not read. Images in the trash are left out. */
export async function withAlternates(documents: readonly unknown[], readPictures: ReadPictures): Promise<void> {
  const pictures = addAlternates(documents);
  if (pictures.size === 0) return;
  const getIds = ({ alternates }: Fields) => (Array.isArray(alternates) ? alternates.filter(isId) : []);
  const read = await readPictures([...new Set([...pictures].flatMap(getIds))]);
  const byId = new Map(read.filter(isRecord).map(({ alternates: _, ...picture }) => [picture['id'], picture]));
  for (const picture of pictures) picture['alternates'] = getIds(picture).flatMap((id) => byId.get(id) ?? []);
}
