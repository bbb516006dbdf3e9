import { describe, expect, test } from 'vitest';
import { eventTypes } from './programs/event-types.ts';
import type { Text } from './schemas/primitives.ts';
import { readSeedContent } from './seed-content.ts';

const content = readSeedContent();
const getSlugs = (items: readonly { slug: Text }[], language: 'hu' | 'en') => items.map(({ slug }) => slug[language]);

/** Specification, section 2: the paths to which texts link. */
describe('the specified addresses are there', () => {
  test.each([
    'neprajzi-muzeum',
    'nagyjatszoter',
    'varosligeti-promenad',
    'kutyas-elmenypark',
    'vakok-kertje',
    'pavilonkert',
    'varosligeti-sportcentrum',
    'ifjusagi-sportpalyak',
    'komaromi-csillagerod',
    'muzeum-melygarazs-varosliget',
  ])('/projekt/%s', (slug) => expect(getSlugs(content.projects, 'hu')).toContain(slug));

  test.each([
    'balloonfly',
    'birding-trail',
    'main-playground',
    'promenade',
    'adventure-park-for-dogs',
    'pavilions',
    'sensory-garden',
    'sports-facilities',
    'youth-sports-facilities',
    'star-fortress-in-komarom',
    'museum-underground-parking-varosliget',
    'national-museum-restoration-and-storage-centre',
  ])('/en/the-project/%s', (slug) => expect(getSlugs(content.projects, 'en')).toContain(slug));

  test.each([
    ['kozlekedes-megkozelites', 'access-and-transport'],
    ['gyerekliget', 'childrens-park'],
    ['liget-plusz', 'join-the-liget-community'],
    ['sportliget', 'sportliget-sports-facilities-in-varosliget'],
  ])('/latogatas/%s and /en/visitor-information/%s are one page', (hu, en) => {
    expect(content.visitorInformation.map(({ slug }) => slug)).toContainEqual({ hu, en });
  });

  test.each([
    ['ballon-kilato', 'balloon-fly'],
    ['madarbarat-tanosveny', 'bird-friendly-learning-trail'],
    ['magyar-zene-haza', 'house-of-hungarian-music'],
    ['millennium-haza-neo-kortars-muveszeti-ter', 'house-of-the-hungarian-millennium'],
    ['mocsenyi-mihaly-botanikus-kert', 'mocsenyi-mihaly-botanical-garden'],
    ['neprajzi-muzeum', 'museum-of-ethnography'],
    ['szepmuveszeti-muzeum', 'museum-of-fine-arts'],
    ['varosliget-latogatokozpont', 'city-park-visitor-center'],
    ['varosligeti-kresz-park', 'kresz-park'],
    ['varosligeti-nagyjatszoter', 'playground-of-varosliget'],
    ['varosligeti-promenad', 'varosliget-promenade'],
  ])('/top-helyek/%s and /en/top-locations/%s are one place', (hu, en) => {
    expect(content.topLocations.map(({ slug }) => slug)).toContainEqual({ hu, en });
  });
});

test('types of events include constant and periodic exhibitions, guided walks and other events, and each of the four categories has a name', () => {
  const cultural = eventTypes.filter(({ category }) => category === 1).map(({ key }) => key);
  expect(cultural).toEqual(expect.arrayContaining(['permanent-exhibition', 'periodic-exhibition', 'guided-walk', 'other']));
  expect(content.eventCategories.map(({ id, slug }) => `${id} ${slug}`)).toEqual(['1 cultural', '2 outdoor', '3 family', '4 sport']);
});

test('the playground is open daily from 8:30 until dusk', () => {
  const { hours } = content.topLocations.find(({ key }) => key === 'playground') ?? {};
  expect(hours).toEqual([{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '08:30', closes: 'dusk' }]);
});
