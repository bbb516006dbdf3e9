import { type EndpointAnswer, getOtherLocale, type Locale } from '@liget/content-api';
import { createTextIndex, getStem, splitWords } from '@liget/language';
import type { getMessages } from '../../../i18n/index.ts';
import type { MapKind } from '../filters/kinds.ts';

interface PlaceSearch {
  map: EndpointAnswer<'map'>;
  /** The map in the other language, if it is known: places are found by both names. */
  otherMap: EndpointAnswer<'map'> | null;
  locale: Locale;
  messages: ReturnType<typeof getMessages>;
  words: string;
  /** Groups of words that mean the same, as for the search of the site. */
  synonyms: readonly (readonly string[])[];
}

/** The titles of places and of venues of events, by id. */
const getTitles = ({ features, programs }: EndpointAnswer<'map'>) =>
  new Map([...features, ...programs.features].map(({ id, properties }) => [id, properties.title ?? '']));

/** The words that mean the same as a word of `label`: the map alone has too few words to tell a typing error from an unknown word. */
function listSameWords(label: string, { locale, synonyms }: Pick<PlaceSearch, 'locale' | 'synonyms'>): string {
  const getStems = (text: string) => splitWords(text).map(({ folded }) => getStem(folded, locale));
  const labelStems = new Set(getStems(label));
  const isMeant = (text: string) => {
    const [stem, ...more] = getStems(text);
    return stem !== undefined && more.length === 0 && labelStems.has(stem);
  };
  return synonyms
    .filter((group) => group.some(isMeant))
    .flat()
    .join(' ');
}

/** The ids of what the searched words mean on the map, by the rules of the site's search: forms, synonyms, typing errors. */
export async function findPlaces(search: PlaceSearch): Promise<ReadonlySet<string>> {
  const { map, otherMap, locale, messages, words, synonyms } = search;
  const index = createTextIndex({
    synonyms,
    fields: [
      { name: 'title', boost: 2, language: locale },
      { name: 'otherTitle', boost: 2, language: getOtherLocale(locale) },
      { name: 'note', boost: 1, language: locale },
    ],
  });
  const otherTitles = otherMap ? getTitles(otherMap) : new Map<string, string>();
  const getKindText = (kind: MapKind) => `${messages.map.kinds[kind]} ${listSameWords(messages.map.kinds[kind], search)}`;
  const notes = new Map(map.features.map(({ id, properties: { kind, note } }) => [id, `${getKindText(kind)} ${note ?? ''}`]));
  const documents = [...getTitles(map)].map(([id, title]) => ({
    id,
    texts: { title, otherTitle: otherTitles.get(id) ?? '', note: notes.get(id) ?? messages.map.kinds.today },
  }));
  await index.put(documents);
  return new Set(index.find(words).map(({ id }) => id));
}
