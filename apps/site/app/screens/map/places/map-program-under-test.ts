import type { MapProgram } from '@liget/content-api';

/** For tests: an event of the map; its id is the length of its name. */
export function createMapProgram(name: string, occurrences: MapProgram['occurrences'], more: Partial<MapProgram> = {}): MapProgram {
  return {
    id: name.length,
    name,
    url: `/p/${name}`,
    language: 'hu',
    status: 'scheduled',
    text_date_only: false,
    date: null,
    ticket_url: null,
    free: false,
    needs: [],
    occurrences,
    ...more,
  };
}
