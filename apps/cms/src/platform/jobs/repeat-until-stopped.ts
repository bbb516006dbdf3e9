/** Does it at once and again after each pause, in milliseconds from the end of one to the next; the returned function ends that. Must not reject. */
export function repeatUntilStopped(pauseMs: number, act: () => Promise<void>): () => void {
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;
  const repeat = async () => {
    await act();
    if (!isEnded) timer = setTimeout(() => void repeat(), pauseMs).unref();
  };
  void repeat();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
