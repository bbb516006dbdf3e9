import type { Equivalent } from './generated.ts';

/** Mutants that change nothing anybody could meet. Each says why. */
export const equivalents: readonly Equivalent[] = [];
