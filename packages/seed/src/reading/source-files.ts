import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** Values of unknown types by name. */
export type Fields = Record<string, unknown>;

export interface TextFile {
  /** The front matter. */
  fields: Fields;
  /** The text below it, trimmed of line breaks. */
  markdown: string;
}

const FIELDS = z.record(z.string(), z.unknown());
const FRONT_MATTER = /^---\n(.*?\n)?---\n(.*)$/s;

const read = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');

/** An error with the file's name. */
export function wrong(file: string, problem: string): Error {
  return new Error(`${path.relative(process.cwd(), file).replaceAll('\\', '/')}: ${problem}`);
}

function parsed<Schema extends z.ZodType>(file: string, yaml: string, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(parse(yaml));
  } catch (error) {
    throw wrong(file, error instanceof z.ZodError ? z.prettifyError(error) : String(error));
  }
}

/** The values of a YAML file; empty when the file does not exist. Throws an error that names the file. */
export function readFields(file: string): Fields {
  return existsSync(file) ? parsed(file, read(file), FIELDS) : {};
}

/** A Markdown file with YAML front matter. Throws an error that names the file. */
export function readTextFile(file: string): TextFile {
  if (!existsSync(file)) throw wrong(file, 'is missing');
  const [whole, yaml = '', markdown = ''] = FRONT_MATTER.exec(read(file)) ?? [];
  if (whole === undefined) throw wrong(file, 'does not begin with front matter between two lines of ---');
  return { fields: yaml.trim() === '' ? {} : parsed(file, yaml, FIELDS), markdown: markdown.trim() };
}

/** The names in `order.yaml`, which must be those of all folders beside it, each once. Throws when they differ. */
export function readOrder(folder: string): string[] {
  const file = path.join(folder, 'order.yaml');
  const names = parsed(file, read(file), z.array(z.string()));
  checkFolders(folder, names);
  return names;
}

/** Throws unless the folders in `folder` have these names, each once. */
export function checkFolders(folder: string, names: readonly string[]): void {
  const folders = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  const duplicates = names.filter((name, index) => names.indexOf(name) !== index);
  const missing = names.filter((name) => !folders.includes(name));
  const unnamed = folders.filter((name) => !names.includes(name));
  if (duplicates.length > 0) throw wrong(folder, `${duplicates.join(', ')} is listed twice`);
  if (missing.length > 0) throw wrong(folder, `there is no folder ${missing.join(', ')}`);
  if (unnamed.length > 0) throw wrong(folder, `the folder ${unnamed.join(', ')} is not listed`);
}

const KNOWN_FILES = ['item.yaml', 'hu.md', 'en.md', 'order.yaml'];

/** Throws when a folder has an unknown file, so that a misspelt name is noticed. */
export function checkFiles(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile() && !KNOWN_FILES.includes(entry.name))
      throw wrong(path.join(folder, entry.name), `is none of ${KNOWN_FILES.join(', ')}`);
}
