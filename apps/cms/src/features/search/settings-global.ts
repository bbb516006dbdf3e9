import type { GlobalConfig } from 'payload';
import { text, textarea } from '../../platform/fields/basics.ts';
import { label } from '../../platform/fields/labels.ts';
import { linkField } from '../../platform/fields/links/link.ts';
import { MENU_GROUPS } from '../../platform/fields/menu-groups.ts';
import { rows } from '../../platform/fields/sections/rows.ts';
import { hiddenBelow } from '../../platform/rights/rules.ts';

/** The search settings of editors; `access`, `hooks` and `versions` are those of all globals. */
export const createSearchSettingsGlobal = (common: Pick<GlobalConfig, 'access' | 'hooks' | 'versions'>): GlobalConfig => ({
  ...common,
  slug: 'search-settings',
  label: label('Kereső', 'Search'),
  admin: {
    group: { ...MENU_GROUPS.site },
    hidden: hiddenBelow('see', 'search-settings'),
    hideAPIURL: true,
    description: label(
      'Amit a kereső magától nem tudhat: mely szavak jelentik ugyanazt, és mit ajánljon a park. Mely keresésekre nem volt találat, azt a „Találat nélküli keresések” lista mutatja.',
      'What the search cannot know on its own: which words mean the same, and what the park suggests. The list ‘Searches without results’ shows what was not found.',
    ),
  },
  fields: [
    rows('synonyms', label('Rokon értelmű szavak', 'Words that mean the same'), {
      row: [label('Szócsoport', 'Group'), label('Szócsoportok', 'Groups')],
      fields: [
        text('words', label('Szavak', 'Words'), {
          required: true,
          hint: label(
            'Vesszővel elválasztva, magyarul és angolul is, például: mosdó, wc, toalett, restroom. A ragozott alakokat a kereső ismeri.',
            'Separated by commas, in both languages, for example: toilet, wc, mosdó. The search knows inflected forms.',
          ),
        }),
      ],
      rowName: { by: ['words'] },
      folding: 'always',
    }),
    rows('pins', label('A park ajánlja', 'The park suggests'), {
      row: [label('Ajánlat', 'Suggestion'), label('Ajánlatok', 'Suggestions')],
      fields: [
        text('words', label('Mely kérdésekhez', 'For which questions'), {
          hint: label(
            'Vesszővel elválasztott szavak vagy kifejezések; ezeknél a találatok előtt áll. Üresen hagyva annak ajánljuk, aki semmit sem talál.',
            'Words or phrases separated by commas: it is shown above their results. When empty, it is offered when nothing is found.',
          ),
        }),
        text('title', label('Cím', 'Title'), { required: true, localized: true, maxLength: 120 }),
        textarea('text', label('Egy mondat róla', 'A sentence about it'), { localized: true, maxLength: 200 }),
        linkField(text('url', label('Hivatkozás', 'Link'), { required: true, localized: true })),
      ],
      rowName: { by: ['title'] },
    }),
  ],
});
