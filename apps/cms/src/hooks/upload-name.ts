import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { CollectionBeforeOperationHook } from 'payload';
import { slugify } from '../fields/slug.ts';

/** A name of its own for an uploaded picture: 'Tó.PNG' → 'to-3f9a2c.png'. */
export function uniqueName(fileName: string, mark = randomBytes(3).toString('hex')): string {
  const { name, ext } = path.parse(fileName);
  return `${slugify(name) || 'kep'}-${mark}${ext.toLowerCase()}`;
}

/**
 * Payload keeps originals apart but not the sizes cut from them: those of 'to.jpg' and 'to.png' would be one file. A picture that is
 * replaced gets a new address, too, so that no cache shows the old one. Pictures whose sizes came with them have names already.
 */
export const nameUpload: CollectionBeforeOperationHook = ({ args, operation, context, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file && !context['preparedSizes']) {
    req.file = { ...req.file, name: uniqueName(req.file.name) };
  }
  return args;
};
