import { randomBytes } from 'node:crypto';
import { type Prose, pictureName, type Text } from '@liget/seed';
import type { PictureSpec } from '@liget/seed/illustrations';
import type { File, Payload, RequestContext } from 'payload';
import { createRichTextConverter, type RichText, type ToRichText } from './markdown.ts';

export type Id = number | string;
type Locale = 'hu' | 'en';

/** Gives the contents' texts in one language. */
export interface Translator {
  text(text: Text | undefined): string | undefined;
  prose(prose: Prose | undefined): RichText | undefined;
  /** Rows of an array or blocks field: a row has the same id in both languages, by which Payload joins them. */
  rows<Item>(items: readonly Item[], row: (item: Item, index: number) => Record<string, unknown>): Record<string, unknown>[];
}

/** The values of a document's fields; asked for each language that has texts, and must name the same rows both times. */
export type Fields = (translator: Translator) => Record<string, unknown>;

interface Creation {
  /** Names the document for relations; unique in its collection. */
  key: string;
  fields: Fields;
  file?: File;
  context?: RequestContext;
}

/** Writes seed content into the database, in one transaction, and remembers what it has written. */
export interface Writer {
  now: Temporal.Instant;
  create(collection: string, creation: Creation): Promise<Id>;
  /** Changes a document written before. */
  change(collection: string, key: string, fields: Fields): Promise<void>;
  /** Sets relations of a document written before and nothing else: no hooks run, no version is written. For collections without drafts. */
  setRelations(collection: string, key: string, relations: Record<string, Id[]>): Promise<void>;
  writeGlobal(slug: string, fields: Fields): Promise<void>;
  /** Throws when nothing of that key has been written. */
  id(collection: string, key: string): Id;
  picture(spec: PictureSpec | undefined): Id | undefined;
  pictures(specs: readonly PictureSpec[] | undefined): Id[];
}

/** One document's texts, in Hungarian first. */
interface Translators {
  hungarian: Translator;
  english: Translator;
  /** Whether the Hungarian fields have texts; without any there is nothing to write in English. */
  hasTexts(): boolean;
}

function createTranslators(richText: ToRichText): Translators {
  const ids: string[] = [];
  let hasTexts = false;
  const createTranslator = (locale: Locale): Translator => {
    let row = 0;
    const takeId = () => {
      const id = ids[row] ?? randomBytes(12).toString('hex');
      ids[row] = id;
      row += 1;
      return id;
    };
    return {
      text: (text) => {
        hasTexts ||= text !== undefined;
        return text?.[locale];
      },
      prose: (prose) => {
        hasTexts ||= prose !== undefined;
        return prose ? richText(prose[locale]) : undefined;
      },
      rows: (items, make) => items.map((item, index) => ({ id: takeId(), ...make(item, index) })),
    };
  };
  return { hungarian: createTranslator('hu'), english: createTranslator('en'), hasTexts: () => hasTexts };
}

/**
 * Runs one piece of work after another. When one fails, all later ones fail with it: the transaction is over by then, and what is
 * written after it would stay.
 */
function createSequence() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work);
    last = next;
    return next;
  };
}

/** What Payload's errors hide in their data: which field is wrong, and why. */
function addContext(error: unknown, label: string): Error {
  const details = (error as { data?: { errors?: { path?: string; message?: string }[] } }).data?.errors ?? [];
  const fields = details.map(({ path, message }) => `${path}: ${message}`).join('; ');
  return new Error(`Seeding ${label} failed: ${error instanceof Error ? error.message : String(error)}${fields ? ` (${fields})` : ''}`, {
    cause: error,
  });
}

/** `transaction`: the id that `payload.db.beginTransaction()` gave; `null` when the database has no transactions. */
export async function openWriter(
  payload: Payload,
  { now, transaction }: { now: Temporal.Instant; transaction: number | string | null },
): Promise<Writer> {
  const richText = await createRichTextConverter(payload.config);
  const written = new Map<string, Id>();
  const inTransaction = transaction === null ? {} : { transactionID: transaction };
  // A request object each time: Payload keeps a file and the cut sizes in it.
  const request = (context: RequestContext = {}) => ({
    req: { ...inTransaction },
    context: { ...context, seeding: true },
    depth: 0,
  });
  const getStatus = (collection: string) => (payload.collections[collection]?.config.versions?.drafts ? { _status: 'published' } : {});
  const getId = (collection: string, key: string) => {
    const found = written.get(`${collection}/${key}`);
    if (found === undefined) throw new Error(`The seed content refers to "${key}" of ${collection}, which does not exist`);
    return found;
  };
  const update = async (collection: string, documentId: Id, data: Record<string, unknown>, locale: Locale) => {
    await payload.update({ collection, id: documentId, locale, data: { ...data, ...getStatus(collection) }, ...request() });
  };
  const runInSequence = createSequence();
  const write = <Result>(label: string, work: (translators: Translators) => Promise<Result>): Promise<Result> =>
    runInSequence(async () => {
      try {
        return await work(createTranslators(richText));
      } catch (error) {
        throw addContext(error, label);
      }
    });
  return {
    now,
    id: getId,
    picture: (spec) => (spec ? getId('media', pictureName(spec)) : undefined),
    pictures: (specs = []) => specs.map((spec) => getId('media', pictureName(spec))),
    create: (collection, { key, fields, file, context }) =>
      write(`${collection} "${key}"`, async ({ hungarian, english, hasTexts }) => {
        if (written.has(`${collection}/${key}`)) throw new Error('the key occurs twice');
        const data = { ...fields(hungarian), ...getStatus(collection) };
        const created = await payload.create({
          collection,
          locale: 'hu',
          data,
          ...(file ? { file, overwriteExistingFiles: true } : {}),
          ...request(context),
        });
        if (hasTexts()) await update(collection, created.id, fields(english), 'en');
        written.set(`${collection}/${key}`, created.id);
        return created.id;
      }),
    change: (collection, key, fields) =>
      write(`${collection} "${key}"`, async ({ hungarian, english, hasTexts }) => {
        await update(collection, getId(collection, key), fields(hungarian), 'hu');
        if (hasTexts()) await update(collection, getId(collection, key), fields(english), 'en');
      }),
    setRelations: (collection, key, data) =>
      write(`${collection} "${key}"`, async () => {
        await payload.db.updateOne({ collection, id: getId(collection, key), data, returning: false, req: inTransaction });
      }),
    writeGlobal: (slug, fields) =>
      write(slug, async ({ hungarian, english, hasTexts }) => {
        await payload.updateGlobal({ slug, locale: 'hu', data: fields(hungarian), ...request() });
        if (hasTexts()) await payload.updateGlobal({ slug, locale: 'en', data: fields(english), ...request() });
      }),
  };
}
