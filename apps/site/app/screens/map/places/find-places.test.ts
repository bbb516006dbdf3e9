import type { EndpointAnswer, Locale } from '@liget/content-api';
import { fixtures } from '@liget/content-api/fixtures';
import { expect, test } from 'vitest';
import { getMessages } from '../../../i18n/index.ts';
import { findPlaces } from './find-places.server.ts';

const TITLES = {
  hu: { baths: 'Mosdó a fürdőnél', lake: 'Büfé a tóparton', stage: 'Zenepavilon' },
  en: { baths: 'Toilets by the baths', lake: 'Snacks by the lake', stage: 'Music pavilion' },
} as const;

function parkMap(locale: Locale): EndpointAnswer<'map'> {
  const { map } = fixtures[locale];
  const restroom = map.features.find(({ properties }) => properties.kind === 'restroom');
  const [venue] = map.programs.features;
  if (!restroom || !venue) throw new Error('The fixtures have no restroom or no venue');
  const titles = TITLES[locale];
  const feature = (id: 'baths' | 'lake', kind: 'restroom' | 'food') => ({
    ...restroom,
    id,
    properties: { ...restroom.properties, kind, title: titles[id], note: null },
  });
  const stage = { ...venue, id: 'stage', properties: { ...venue.properties, title: titles.stage } };
  return { ...map, features: [feature('baths', 'restroom'), feature('lake', 'food')], programs: { ...map.programs, features: [stage] } };
}

async function find(locale: Locale, words: string): Promise<string[]> {
  const otherMap = parkMap(locale === 'hu' ? 'en' : 'hu');
  const synonyms = fixtures[locale].searchSynonyms.data;
  return [...(await findPlaces({ map: parkMap(locale), otherMap, locale, messages: getMessages(locale), words, synonyms }))];
}

test.each([
  ['hu', 'mosdo', ['baths']],
  ['hu', 'MOSDÓ fürdő', ['baths']],
  ['hu', 'wc', ['baths']],
  ['hu', 'toalett', ['baths']],
  ['hu', 'toilets', ['baths']],
  ['hu', 'mosdó ballon', []],
  ['hu', 'pavilon', ['stage']],
  ['hu', 'pavilion', ['stage']],
  ['en', 'tolet', ['baths']],
  ['en', 'toil', ['baths']],
  ['en', 'wc', ['baths']],
  ['en', 'restroom', ['baths']],
  ['en', 'mosdo', ['baths']],
  ['en', 'restrom', ['baths']],
  ['en', 'food', ['lake']],
  ['en', 'lakes', ['lake']],
  ['en', 'zzzz', []],
] as const)('in %s the map finds places for “%s”', async (locale, words, ids) => expect(await find(locale, words)).toEqual(ids));
