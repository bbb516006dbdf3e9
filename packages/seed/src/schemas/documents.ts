import path from 'node:path';
import { z } from 'zod';
import { bodyAs, readItem } from '../reading/item.ts';
import { CONTENT, key, text } from './primitives.ts';

const FOLDER = path.join(CONTENT, 'documents');

export const paragraphs = z.string().transform((markdown) => markdown.split(/\n{2,}/));
export const pdfName = (name: string) => `${name}.pdf`;

const document = z
  .strictObject({ key, title: text, paragraphs: z.strictObject({ hu: paragraphs, en: paragraphs.exactOptional() }) })
  .transform(({ key: name, ...texts }) => ({ fileName: pdfName(name), ...texts }));

/** The text of a small PDF: in Hungarian, and in English if it has English paragraphs. */
export type SeedDocumentFile = z.infer<typeof document>;

/** Items name their documents by the folders of `content/documents`. */
export const documentNamed = key.transform(
  (name): SeedDocumentFile => readItem(path.join(FOLDER, name), { schema: document, body: bodyAs('paragraphs') }),
);
