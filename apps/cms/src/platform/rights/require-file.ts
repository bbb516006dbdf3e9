import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { getEditorLanguage } from '../editor-language.ts';
import { may } from './roles.ts';

const MISSING = {
  hu: 'Válasszon ki egy fájlt a feltöltéshez.',
  en: 'Choose a file to upload.',
} as const;

/**
 * Payload (3.90) fetches the `url` in the data of a new upload, even with `pasteURL: false`. This refuses it, so that the service fetches no URL
 * of a client.
 */
export const requireFile: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess, req }) => {
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID !== undefined;
  if (operation !== 'create' || overrideAccess === true || req.file || isCopy) return args;
  // The collection's access rule refuses users without the right next.
  if (!may(req.user, 'publish', collection.slug)) return args;
  const message = MISSING[getEditorLanguage(req)];
  const errors = [{ label: { hu: 'Fájl', en: 'File' }, message, path: 'file' }];
  throw Object.assign(new ValidationError({ collection: collection.slug, errors, req }, req.t), { message });
};
