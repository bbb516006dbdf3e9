/** The bodies of 404 and 503 for files of the map. */
export const MAP_TEXTS = {
  'not-found': 'Ez a térkép nem található. / This map could not be found.',
  unavailable: 'A térkép most nem érhető el. / The map is not available at the moment.',
} as const;
