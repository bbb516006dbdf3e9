import type { ReactNode } from 'react';

/** Renders a block; if its data cannot be read, an error replaces it, and the other blocks are not affected. */
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
