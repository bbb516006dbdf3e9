import type { CollectionConfig } from 'payload';
import { moment, number, text } from '../../../platform/fields/basics.ts';
import { visitorLanguage } from '../../../platform/fields/choices/languages.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { allowReceived, hiddenBelow } from '../../../platform/rights/rules.ts';

export const searchMisses: CollectionConfig = {
  slug: 'search-misses',
  labels: {
    singular: label('Találat nélküli keresés', 'Search without results'),
    plural: label('Találat nélküli keresések', 'Searches without results'),
  },
  // Editors delete a query once it is dealt with.
  access: allowReceived('search-misses'),
  defaultSort: '-count',
  disableDuplicate: true,
  admin: {
    group: { ...MENU_GROUPS.received },
    hidden: hiddenBelow('see', 'search-misses'),
    useAsTitle: 'words',
    hideAPIURL: true,
    defaultColumns: ['words', 'count', 'locale', 'lastAsked'],
    listSearchableFields: ['words'],
    description: label(
      'Kérdések, amelyekre a kereső semmit sem talált. Csak a szavakat számoljuk, azt nem, hogy ki kérdezte; egy kérdés percenként legfeljebb egyszer számít. Ha egy szót az oldal másképp mond, vegye fel a „Kereső” beállításai közé.',
      'Searches that found nothing. Only the words are counted, never who searched; a search counts at most once a minute. When the site uses another word for it, add it to the settings of ‘Search’.',
    ),
  },
  fields: [
    text('words', label('Szavak', 'Words'), { readOnly: true, index: true }),
    number('count', label('Hányszor', 'Times'), { readOnly: true }),
    visitorLanguage(),
    moment('lastAsked', label('Utoljára', 'Last asked'), { readOnly: true }),
  ],
};
