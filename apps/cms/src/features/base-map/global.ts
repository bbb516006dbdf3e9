import type { GlobalConfig } from 'payload';
import { label } from '../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../platform/fields/menu-groups.ts';
import { hiddenBelow } from '../../platform/rights/rules.ts';

/** Not in the form, because the browser would load the whole base map for nothing. */
const OUT_OF_FORM = { admin: { disabled: true } } as const;

/** The base map. Editors do not change it: the seed and `npm run map:import` replace it as a whole. */
export function createBaseMapGlobal({ access, hooks }: Required<Pick<GlobalConfig, 'access' | 'hooks'>>): GlobalConfig {
  return {
    slug: 'ground-plan',
    label: label('A térkép alaprajza', 'Ground plan of the map'),
    access: { ...access, update: () => false },
    hooks,
    admin: { group: { ...MENU_GROUPS.places }, hidden: hiddenBelow('see', 'ground-plan'), hideAPIURL: true },
    fields: [
      { name: 'overview', type: 'ui', admin: { components: { Field: '/features/base-map/admin/BaseMapOverview.tsx#BaseMapOverview' } } },
      { name: 'plan', type: 'json', label: label('Alaprajz', 'Plan'), required: true, ...OUT_OF_FORM },
      { name: 'origin', type: 'json', label: label('Az alaprajz forrása', 'Where the plan comes from'), ...OUT_OF_FORM },
      { name: 'former', type: 'json', label: label('Az előző alaprajz', 'Previous plan'), ...OUT_OF_FORM },
    ],
  };
}
