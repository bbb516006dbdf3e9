import type { CollectionBeforeOperationHook } from 'payload';
import { getEditorLanguage } from '../editor-language.ts';
import { RefusalError } from './refusal-error.ts';
import { may } from './roles.ts';

const FORBIDDEN = 403;
const REFUSED = {
  hu: 'Ezt Ön csak piszkozatként mentheti; a közzétételéhez és a levételéhez kérjen meg valakit, akinek ehhez joga van.',
  en: 'You can only save this as a draft. Ask somebody who may publish it to publish it or take it down.',
} as const;

const isFlagged = (args: object, name: 'draft') => name in args && Reflect.get(args, name) === true;
const readStatus = (args: object): unknown =>
  'data' in args && typeof args.data === 'object' && args.data !== null ? Reflect.get(args.data, '_status') : undefined;

/**
 * Payload checks the right to change a document before it knows whether a draft is saved. This refuses saves that would publish or unpublish the
 * document, and restoring an older version, for users without the right to publish.
 */
export const refusePublication: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess, req }) => {
  if (overrideAccess === true || (operation !== 'update' && operation !== 'restoreVersion')) return args;
  const staysDraft = isFlagged(args, 'draft') && readStatus(args) !== 'published';
  if (staysDraft || !may(req.user, 'write', collection.slug) || may(req.user, 'publish', collection.slug)) return args;
  throw new RefusalError(REFUSED[getEditorLanguage(req)], FORBIDDEN);
};
