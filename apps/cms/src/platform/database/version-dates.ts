import type { DatabaseAdapter } from 'payload';

type Writer = Pick<DatabaseAdapter, 'createVersion' | 'createGlobalVersion'>;

/**
 * Dates every version by its own time. Payload (3.90) gives the version that a restoration creates the date of the document, so that the lists of
 * versions, which sort by it, would show the newest version last.
 */
export function dateVersions(adapter: Writer): void {
  const { createVersion, createGlobalVersion } = adapter;
  adapter.createVersion = (args) => createVersion.call(adapter, { ...args, createdAt: args.updatedAt }) as never;
  adapter.createGlobalVersion = (args) => createGlobalVersion.call(adapter, { ...args, createdAt: args.updatedAt }) as never;
}
