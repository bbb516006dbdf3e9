/** The result of a save: the time of the saved version, or the error for the editor. */
export type SaveResult = { updatedAt: string } | { refused: string };

/** Sends a save that is based on the document as it was saved at `base` (an ISO instant, '' before it was read). */
export type Send = (base: string) => Promise<SaveResult>;

/** The saves of one document: one after the other, each based on what the one before it left, so that a quick second one does not collide with the first. */
export function createSaves() {
  let base = '';
  let last: Promise<unknown> = Promise.resolve();
  const read = (updatedAt: string) => {
    // An answer may come after a save that it does not know of yet.
    if (updatedAt > base) base = updatedAt;
  };
  return {
    /** The document was read as it was saved then. */
    read,
    save(send: Send): Promise<SaveResult> {
      const done = last.then(async () => {
        const saved = await send(base);
        if ('updatedAt' in saved) read(saved.updatedAt);
        return saved;
      });
      last = done.catch(() => {});
      return done;
    },
  };
}
