import { findAlternates, pictureName, type SeedDocumentFile } from '@liget/seed';
import { makeDocument } from '@liget/seed/documents';
import { describeScene, type PictureSpec, showsSeason } from '@liget/seed/illustrations';
import { withPreparedSizes } from '../features/media/image-sizes/prepared-sizes.ts';
import type { RenderPicture } from './pictures.ts';
import type { Id, Writer } from './writer.ts';

const CREDIT = 'Liget Mintapark Zrt.';
const LICENCE = 'cc-by';
/** Pictures in work at once; each one's own threads are few, so three keep two cores busy. */
const AT_ONCE = 3;

interface Pictures {
  specs: readonly PictureSpec[];
  render: RenderPicture;
}

/** Draws and stores the pictures, and reports after each how many are ready. */
export async function writePictures(writer: Writer, { specs, render }: Pictures, ready: (count: number) => void): Promise<void> {
  const waiting = specs.values();
  let count = 0;
  const work = async () => {
    for (const spec of waiting) {
      await writePicture(writer, spec, render);
      count += 1;
      ready(count);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Names for each picture the others of its scene, one of which takes its place where a page has shown it. */
export async function writeAlternates(writer: Writer, specs: readonly PictureSpec[]): Promise<void> {
  for (const spec of specs) {
    const alternates = writer.pictures(findAlternates(spec, specs));
    if (alternates.length > 0) await writer.setRelations('media', pictureName(spec), { alternates });
  }
}

async function writePicture(writer: Writer, spec: PictureSpec, render: RenderPicture): Promise<Id> {
  const { original, colour, sizes } = await render(spec);
  const alt = describeScene(spec);
  return writer.create('media', {
    key: pictureName(spec),
    file: { name: `${pictureName(spec)}.jpg`, data: original, mimetype: 'image/jpeg', size: original.length },
    context: withPreparedSizes(sizes),
    fields: () => ({
      altHu: alt.hu,
      altEn: alt.en,
      credit: CREDIT,
      licenceKind: LICENCE,
      season: showsSeason(spec.scene) ? spec.season : null,
      colour,
    }),
  });
}

/** Makes a PDF of each document and stores it. Gives their ids. */
export async function writeDocuments(writer: Writer, documents: readonly SeedDocumentFile[] = []): Promise<Id[]> {
  const ids: Id[] = [];
  for (const document of documents) ids.push(await writeDocument(writer, document));
  return ids;
}

export async function writeDocument(writer: Writer, { fileName, title, paragraphs }: SeedDocumentFile): Promise<Id> {
  const english = paragraphs.en ? [{ title: title.en, paragraphs: paragraphs.en }] : [];
  const data = await makeDocument({
    parts: [{ title: title.hu, paragraphs: paragraphs.hu }, ...english],
    created: new Date(writer.now.epochMilliseconds),
  });
  return writer.create('files', {
    key: fileName,
    file: { name: fileName, data, mimetype: 'application/pdf', size: data.length },
    fields: (translator) => ({ title: translator.text(title) }),
  });
}
