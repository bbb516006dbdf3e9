import type { CollectionConfig, GlobalConfig } from 'payload';
import { raiseAfterChange, raiseAfterGlobalChange } from './raise.ts';
import { ANY_CONTENT, type ContentSource, noteSources } from './sources.ts';

const noting =
  (source: ContentSource) =>
  <Args>({ args }: { args?: Args }): Args | undefined => {
    noteSources([source]);
    return args;
  };

/** Adds a hook that notes reads of the collection as a source. A collection whose changes do not raise the revision counts as any content. */
export function withNotedReads(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks } = collection;
  const note = noting(hooks?.afterChange?.includes(raiseAfterChange) ? slug : ANY_CONTENT);
  return { ...collection, hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), note] } };
}

/** The same for a global. */
export function withGlobalNotedReads(global: GlobalConfig): GlobalConfig {
  const { slug, hooks } = global;
  const note = noting(hooks?.afterChange?.includes(raiseAfterGlobalChange) ? slug : ANY_CONTENT);
  return { ...global, hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), note] } };
}
