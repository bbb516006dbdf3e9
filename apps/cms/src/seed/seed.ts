import { addSeasons, addSeasonsOfEvents, collectPictures, type SeedContent } from '@liget/seed';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { writeBalloon } from './balloon.ts';
import { writeInformation } from './information.ts';
import { followLinksInTexts } from './links.ts';
import { writeAlternates, writePictures } from './media.ts';
import { type RenderPicture, renderPicture } from './pictures.ts';
import { writePlaces } from './places.ts';
import { writePrograms } from './programs.ts';
import { writeSiteParts } from './site-parts.ts';
import { isSeeded, markSeeded } from './state.ts';
import { writeStories } from './stories.ts';
import { openWriter, type Writer } from './writer.ts';

interface SeedOptions {
  /** The first start, from which the content's days count. */
  now: Temporal.Instant;
  /** Gets a plain line for each step. */
  log(line: string): void;
  /** Draws a picture in all sizes; `image-cache.ts` may cache it. */
  render?: RenderPicture;
}

const PICTURES_PER_LINE = 20;

/**
 * Fills an empty database, once: answers false and changes nothing when it has content. All is written in one transaction, so that a
 * seed broken half-way (even by a power cut) leaves an empty database, and the next start begins again. Rejects when anything fails.
 */
export async function seed(payload: Payload, content: SeedContent, { now, log, render = renderPicture }: SeedOptions): Promise<boolean> {
  if (await isSeeded(payload)) return false;
  const transaction = await payload.db.beginTransaction();
  try {
    await writeAll(await openWriter(payload, { now, transaction }), content, { log, render });
    await followLinksInTexts(payload, transaction);
    await markSeeded(payload, transaction);
  } catch (error) {
    if (transaction !== null) await payload.db.rollbackTransaction(transaction);
    throw error;
  }
  if (transaction !== null) await payload.db.commitTransaction(transaction);
  // Payload reports nothing when a commit fails.
  if (!(await isSeeded(payload))) throw new Error('The database did not keep the content; look for the reason in its log');
  return true;
}

async function writeAll(writer: Writer, content: SeedContent, { log, render }: Required<Omit<SeedOptions, 'now'>>): Promise<void> {
  const seasonal = [...content.topLocations, ...content.visitorInformation, ...content.staticImages].flatMap(
    ({ picture }) => picture ?? [],
  );
  const leads = content.events.map(({ picture }) => picture);
  const pictures = addSeasonsOfEvents(addSeasons([...collectPictures(content).values()], seasonal), leads);
  await withThreadForEachPicture(() =>
    writePictures(writer, { specs: pictures, render }, (count) => {
      if (count % PICTURES_PER_LINE === 0 || count === pictures.length) log(`Pictures ${count}/${pictures.length}`);
    }),
  );
  await writeAlternates(writer, pictures);
  await writePlaces(writer, content);
  log(`Places ${content.topLocations.length}, projects ${content.projects.length}`);
  await writePrograms(writer, content);
  log(`Programs ${content.events.length}`);
  await writeStories(writer, content);
  log(
    `News ${content.news.length}, archive ${content.archive.length}, press releases ${content.pressReleases.length}, gallery categories ${content.galleries.length}`,
  );
  await writeInformation(writer, content);
  log(`Information pages ${[content.visitorInformation, content.pages, ...Object.values(content.information)].flat().length}`);
  await writeSiteParts(writer, content);
  await writeBalloon(writer, content);
  log('Menus, settings and the balloon');
}

/** Several pictures are in work at once: threads inside each would only wait for each other, and no picture is read twice. */
async function withThreadForEachPicture(work: () => Promise<void>): Promise<void> {
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    await work();
  } finally {
    sharp.concurrency(threads);
    sharp.cache(true);
  }
}
