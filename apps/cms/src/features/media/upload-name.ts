import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { slugify } from '../../platform/fields/slugs/slug.ts';

/**
 * A unique name for an uploaded picture: 'Tó.PNG' → 'to-3f9a2c.png'. Payload makes the names of originals unique but not those of their
 * sizes: 'to.jpg' and 'to.png' would share files.
 */
export function createUniqueName(fileName: string): string {
  const { name, ext } = path.parse(fileName);
  return `${slugify(name) || 'kep'}-${randomBytes(3).toString('hex')}${ext.toLowerCase()}`;
}
