/** Below and beside the small maps of places and programs; only the server says it. */
export const smallMap = {
  alt: 'Térképrészlet: {title} és környéke. Megnyitás a nagy térképen.',
};
