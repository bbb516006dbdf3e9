/** The result of a save: the time of the saved version, or the error for the editor. */
export type SaveResult = { updatedAt: string } | { refused: string };

/** Sends a save based on the version of `base` (an ISO instant, '' before the document was read). */
export type Send = (updatedAtOfBase: string) => Promise<SaveResult>;

/** Runs the saves of one document one after the other, each based on the result of the one before, so that quick saves do not conflict. */
export function createSaves() {
  let updatedAtOfBase = '';
  let last: Promise<unknown> = Promise.resolve();
  const read = (updatedAt: string) => {
    // The answer to a read may be older than a save.
    if (updatedAt > updatedAtOfBase) updatedAtOfBase = updatedAt;
  };
  return {
    /** Records the version that was read. */
    read,
    save(send: Send): Promise<SaveResult> {
      const pendingSave = last.then(async () => {
        const saved = await send(updatedAtOfBase);
        if ('updatedAt' in saved) read(saved.updatedAt);
        return saved;
      });
      last = pendingSave.catch(() => {});
      return pendingSave;
    },
  };
}
