import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { slugify } from '../../platform/fields/slug.ts';

/**
 * A name of its own for an uploaded picture: 'Tó.PNG' → 'to-3f9a2c.png'. Payload keeps originals apart but not the sizes cut from them:
 * those of 'to.jpg' and 'to.png' would be one file.
 */
export function createUniqueName(fileName: string): string {
  const { name, ext } = path.parse(fileName);
  return `${slugify(name) || 'kep'}-${randomBytes(3).toString('hex')}${ext.toLowerCase()}`;
}
