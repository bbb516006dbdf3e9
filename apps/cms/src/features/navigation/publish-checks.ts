import { isUnset } from '../../platform/is-unset.ts';
import { type CollectionChecks, createWarning, inLanguage } from '../../platform/publishing/checks/publish-checks.ts';

/** A carousel item recommends something: without a link visitors read it and have nowhere to go. */
export const checkCarouselItem: CollectionChecks = (document) =>
  isUnset(document['urlPage']) && isUnset(document['urlScreen']) && !inLanguage(document, 'url', 'hu')
    ? [createWarning('Nem vezet sehová.', 'It leads nowhere.', 'urlKind')]
    : [];
