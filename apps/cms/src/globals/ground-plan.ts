import type { GlobalConfig } from 'payload';
import { GROUPS } from '../collections/content.ts';
import { label } from '../fields/labels.ts';

/** The ground that the map stands on. No editor draws it: the seed and `npm run map:import` write it, whole. */
export function groundPlan({ access, hooks }: Required<Pick<GlobalConfig, 'access' | 'hooks'>>): GlobalConfig {
  return {
    slug: 'ground-plan',
    label: label('A térkép alaprajza', 'Ground plan of the map'),
    access: { ...access, update: () => false },
    hooks,
    admin: { group: { ...GROUPS.places }, hideAPIURL: true, hidden: true },
    fields: [{ name: 'plan', type: 'json', label: label('Alaprajz', 'Plan'), required: true }],
  };
}
