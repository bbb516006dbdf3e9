import { describe, expect, test } from 'vitest';
import { createSynthetic } from './golden/synthetic.ts';
import { TYPING_ERRORS } from './golden/typing-errors.ts';
import { createTextIndex, type Field, type FindOptions, type TextDocument, type TextIndex } from './text-index.ts';

const FIELDS: readonly Field[] = [
  { name: 'title', boost: 9, language: 'hu' },
  { name: 'titleEn', boost: 6, language: 'en' },
  { name: 'text', boost: 1, language: 'hu' },
];
const SYNONYMS = [
  ['mosdó', 'wc', 'toalett'],
  ['kutya', 'eb'],
  ['vizuális művészet', 'képzőművészet'],
  ['belépő', 'jegy', 'belépti díj'],
  ['közlekedés', 'hogyan jutok oda', 'how to get there'],
  ['parkoló', 'where can i park'],
];

async function getIndex(...documents: TextDocument[]): Promise<TextIndex> {
  const index = createTextIndex({ fields: FIELDS, synonyms: SYNONYMS });
  await index.put(documents);
  return index;
}

/** An index of documents whose titles are also their ids. */
const titled = (...titles: string[]) => getIndex(...titles.map((title) => ({ id: title, texts: { title } })));
const ids = (index: TextIndex, query: string, options?: FindOptions) => index.find(query, options).map(({ id }) => id);

describe('a query finds', () => {
  test('documents with all of its words, in any form and field', async () => {
    const index = await getIndex(
      { id: 'walk', texts: { title: 'Séta a tavaknál', text: 'Kutyákkal is' } },
      { id: 'lake', texts: { title: 'A tó története', text: 'Kövek és fák' } },
    );
    expect(ids(index, 'tó kutya')).toEqual(['walk']);
    expect(ids(index, 'fa tavak')).toEqual(['lake']);
    expect(ids(index, 'kutya fa')).toEqual([]);
  });

  test('words with and without accents, and in any case', async () => {
    const index = await titled('Őszi séta', 'Kerék', 'Kerek erdő');
    expect(ids(index, 'OSZI SETA')).toEqual(['Őszi séta']);
    expect(ids(index, 'kerék')).toEqual(['Kerék', 'Kerek erdő']);
    expect(ids(index, 'kerek')).toEqual(['Kerek erdő', 'Kerék']);
    expect(ids(index, 'o\u0308szi')).toEqual(['Őszi séta']);
  });

  test('a place by its name in the other language', async () => {
    const index = await getIndex(
      { id: 'museum', texts: { title: 'Néprajzi Múzeum', titleEn: 'Museum of Ethnography' } },
      { id: 'hall', texts: { title: 'Zene Háza', titleEn: 'House of Music' } },
    );
    expect(ids(index, 'museum of ethnography')).toEqual(['museum']);
    expect(ids(index, 'néprajzi museum')).toEqual(['museum']);
    expect(ids(index, 'houses music')).toEqual(['hall']);
    expect(ids(index, 'housing')).toEqual(['hall']);
    await index.put([{ id: 'boat', texts: { title: 'Lakóhajó', titleEn: 'Houseboat' } }]);
    expect(ids(index, 'houses')).toEqual(['hall']);
  });

  test('two words typed as one, and one word typed as two', async () => {
    const index = await titled('A ballon: kilátó a dombon', 'KRESZ-park', 'Jégpálya', 'Parkolás');
    expect(ids(index, 'ballonkilátó')).toEqual(['A ballon: kilátó a dombon']);
    expect(ids(index, 'kreszparkban')).toEqual(['KRESZ-park']);
    expect(ids(index, 'jég pályán')).toEqual(['Jégpálya']);
    expect(ids(index, 'kresz kilátó')).toEqual([]);
  });

  test('nothing that only resembles a synonym', async () => {
    const index = await titled('Toalettel szemben', 'Totalett');
    expect(ids(index, 'mosdó')).toEqual(['Toalettel szemben']);
  });

  test('compounds by their parts', async () => {
    const index = await titled('Zenepavilon', 'Pavilon a tónál', 'Zene mindenkinek', 'Nagyjátszótér', 'Nagy fák');
    expect(ids(index, 'pavilon')).toEqual(['Pavilon a tónál', 'Zenepavilon']);
    expect(ids(index, 'zene')).toEqual(['Zene mindenkinek', 'Zenepavilon']);
    expect(ids(index, 'játszóterek')).toEqual(['Nagyjátszótér']);
  });

  test('compounds with an English word by its English forms', async () => {
    const index = createTextIndex({ fields: [{ name: 'title', boost: 1, language: 'en' }] });
    const titles = ['Balloon lookout', 'Street basketball', 'A basket', 'Ball games'];
    await index.put(titles.map((title) => ({ id: title, texts: { title } })));
    expect(ids(index, 'balloon')).toEqual(['Balloon lookout']);
    expect(ids(index, 'ball')).toEqual(['Ball games', 'Street basketball']);
  });

  test('prefixes of words if the word itself is unknown, or is still being typed', async () => {
    const index = await titled('Ballon-kilátó', 'Séta', 'Sétány');
    expect(ids(index, 'kilat')).toEqual(['Ballon-kilátó']);
    expect(ids(index, 'séta')).toEqual(['Séta']);
    expect(ids(index, 'séta', { unfinished: true })).toEqual(['Séta', 'Sétány']);
    expect(ids(index, 'b', { unfinished: true })).toEqual(['Ballon-kilátó']);
    expect(ids(index, 'b')).toEqual([]);
    expect(ids(index, 'b ', { unfinished: true })).toEqual([]);
  });

  test('documents regardless of stop words, unless the query has no other words', async () => {
    const index = await titled('A mosdók', 'Az ég alatt');
    expect(ids(index, 'hol van a mosdó')).toEqual(['A mosdók']);
    expect(ids(index, 'az')).toEqual(['Az ég alatt']);
    expect(ids(index, 'the')).toEqual([]);
  });

  test('numbers exactly as typed', async () => {
    const index = await titled('Nyár 2026', 'Nyár 2025');
    expect(ids(index, '2026')).toEqual(['Nyár 2026']);
    expect(ids(index, '2027')).toEqual([]);
  });

  test('only documents that the filter accepts', async () => {
    const index = await titled('Ballon', 'Ballonok');
    expect(ids(index, 'ballon', { filter: (id) => id === 'Ballonok' })).toEqual(['Ballonok']);
  });
});

describe('the ranking prefers', () => {
  test('exact words to forms, synonyms and compounds, even if those are rarer', async () => {
    const index = await titled('Kutyaiskola', 'Ebek', 'Kutyák', 'Kutya', 'Iskola', 'Kutyák öröme', 'Kutyás nap');
    const foundIds = ids(index, 'kutya');
    expect(foundIds[0]).toBe('Kutya');
    expect(foundIds.slice(1, 4).toSorted()).toEqual(['Kutyák', 'Kutyák öröme', 'Kutyás nap']);
    expect(foundIds.slice(-2)).toEqual(['Ebek', 'Kutyaiskola']);
  });

  test('a title to a text', async () => {
    const index = await getIndex(
      { id: 'text', texts: { title: 'Hírek', text: 'ballon ballon ballon' } },
      { id: 'title', texts: { title: 'Ballonok', text: '' } },
      { id: 'both', texts: { title: 'A ballon', text: 'ballon' } },
    );
    expect(ids(index, 'ballon')).toEqual(['both', 'title', 'text']);
  });

  test('among equal matches the more frequent one in the shorter field', async () => {
    const index = await getIndex(
      { id: 'long', texts: { text: 'ballon kilátó hajó csónak tó híd fa virág' } },
      { id: 'often', texts: { text: 'ballon ballon kilátó hajó csónak tó híd fa virág' } },
      { id: 'short', texts: { text: 'ballon' } },
    );
    expect(ids(index, 'ballon')).toEqual(['short', 'often', 'long']);
  });

  test('known words only, without similar ones', async () => {
    const index = await titled('Ballon', 'Vallon', 'Balog');
    expect(ids(index, 'ballon')).toEqual(['Ballon']);
  });

  test('a similar word for one of several known words that never occur together', async () => {
    const index = await titled('Fény a parkban', 'Fánk a kertben');
    expect(ids(index, 'fány parkban')).toEqual(['Fény a parkban']);
  });
});

describe('synonyms', () => {
  test('find each other in every form and direction', async () => {
    const index = await titled('Mosdók', 'Toalettek', 'WC');
    for (const word of ['mosdó', 'toalettet', 'wc']) expect(ids(index, word).toSorted()).toEqual(['Mosdók', 'Toalettek', 'WC']);
    expect(ids(index, 'wc')[0]).toBe('WC');
  });

  test('may be phrases on either side', async () => {
    const index = await titled('Képzőművészetek', 'A vizuális művészetek napja', 'Vizuális napló', 'Belépti díjak', 'Jegyek');
    expect(ids(index, 'képzőművészet')).toEqual(['Képzőművészetek', 'A vizuális művészetek napja']);
    expect(ids(index, 'vizuális művészet')).toEqual(['A vizuális művészetek napja', 'Képzőművészetek']);
    expect(ids(index, 'belépő').toSorted()).toEqual(['Belépti díjak', 'Jegyek']);
    expect(ids(index, 'belépti díj')).toEqual(['Belépti díjak', 'Jegyek']);
    expect(ids(index, 'vizuális')).toEqual(['Vizuális napló', 'A vizuális művészetek napja']);
  });
});

test('may contain stop words, which are ignored elsewhere', async () => {
  const index = await titled('Közlekedés', 'Közlekedés busszal', 'Parkoló a tónál', 'Park a tónál', 'Jutok a jegyhez', 'Get a ticket');
  expect(ids(index, 'Hogyan jutok oda?')).toEqual(['Közlekedés', 'Közlekedés busszal']);
  expect(ids(index, 'how to get there: busz')).toEqual(['Közlekedés busszal']);
  expect(ids(index, 'where can i park')).toEqual(['Parkoló a tónál']);
  expect(ids(index, 'hogyan jutok jegyhez')).toEqual(['Jutok a jegyhez']);
  expect(ids(index, 'get a ticket')).toEqual(['Get a ticket']);
});

describe('typing errors', () => {
  test('are tolerated too if the word might be a form of a very short one', async () => {
    const index = await getIndex(
      { id: 'balloon', texts: { title: 'Ballon-kilátó' } },
      { id: 'left', texts: { title: 'Útvonal', text: 'A bal oldalon' } },
    );
    expect(ids(index, 'balon')).toEqual(['balloon', 'left']);
  });

  test.each(TYPING_ERRORS)('%s is found by %s', async (word, mistyped) => {
    const words = [...new Set(TYPING_ERRORS.map(([correctWord]) => correctWord))];
    const index = await titled(...words);
    expect(ids(index, mistyped)).toContain(word);
  });

  test('are not tolerated in short words and numbers', async () => {
    const index = await titled('Tó', 'Híd', '2026');
    expect(ids(index, 'tú')).toEqual([]);
    expect(ids(index, 'hit')).toEqual([]);
    expect(ids(index, '2062')).toEqual([]);
  });

  test('nearest() uses the spelling of titles', async () => {
    const index = await titled('Vajdahunyad vára', 'Városliget', 'A Városligetben', 'Ballon');
    expect(index.nearest('városlget')).toEqual(['Városliget']);
    expect(index.nearest('vajda')).toEqual(['Vajdahunyad']);
    expect(index.nearest('vár')).toEqual(['vára', 'Városliget']);
    expect(index.nearest('v', 1)).toHaveLength(1);
    expect(index.nearest('')).toEqual([]);
  });
});

describe('documents', () => {
  test('that are added again replace the old ones, and removed ones disappear with their words', async () => {
    const index = await titled('Ballon', 'Hajó');
    await index.put([{ id: 'Hajó', texts: { title: 'Vitorlás' } }]);
    expect(index.size).toBe(2);
    expect(ids(index, 'hajó')).toEqual([]);
    expect(ids(index, 'vitorlás')).toEqual(['Hajó']);
    index.remove(['Ballon', 'nobody']);
    expect(index.size).toBe(1);
    expect(ids(index, 'ballon')).toEqual([]);
    expect(index.nearest('ballon')).toEqual([]);
  });

  test('that are added again unchanged are found as before', async () => {
    const hall = { id: 'hall', texts: { title: 'Zene Háza', text: 'Koncertek a fák alatt' } };
    const index = await getIndex(hall, { id: 'lake', texts: { title: 'Tó' } });
    const before = index.find('koncert ház');
    await index.put([hall]);
    expect(index.find('koncert ház')).toEqual(before);
    expect(before.map(({ id }) => id)).toEqual(['hall']);
  });

  test('that are removed do not affect the ranking of others', async () => {
    const { documents, queries } = createSynthetic(5, 120, 60);
    const staying = documents.filter((_, at) => at % 3 !== 1);
    const index = await getIndex(...documents);
    index.remove(documents.filter((document) => !staying.includes(document)).map(({ id }) => id));
    const never = await getIndex(...staying);
    const findAll = (textIndex: TextIndex) => queries.map((query) => textIndex.find(query));
    expect(findAll(index)).toEqual(findAll(never));
    expect(findAll(index).filter(({ length }) => length > 0).length).toBeGreaterThan(queries.length / 2);
  });

  test('without a searched field are accepted', async () => {
    const index = await getIndex({ id: 'a', texts: {} }, { id: 'b', texts: { text: 'ballon', notes: 'hajó' } });
    expect(ids(index, 'ballon')).toEqual(['b']);
    expect(ids(index, 'hajó')).toEqual([]);
  });
});
