import type { ReactNode } from 'react';

/** Draws a block; what cannot be had now is replaced by a sentence, and the others stand. */
export async function drawOrExplain(
  draw: () => Promise<ReactNode>,
  otherwise: ReactNode,
  onError: (error: unknown) => void,
): Promise<ReactNode> {
  try {
    return await draw();
  } catch (error) {
    onError(error);
    return otherwise;
  }
}
