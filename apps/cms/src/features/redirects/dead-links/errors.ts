import type { Where } from 'payload';
import { choice } from '../../../platform/fields/basics.ts';

/** The errors of links, with their texts for editors. */
export const ERROR_TEXTS = {
  unpublished: choice('unpublished', 'Nálunk nincs ilyen közzétett oldal', 'We have no such published page'),
  'other-language': choice('other-language', 'Az oldal másik nyelvű változatára vezet', 'Leads to the page in the other language'),
  gone: choice('gone', 'A másik honlapon nincs ilyen oldal', 'The other site has no such page'),
  broken: choice('broken', 'A másik honlap hibát ad', 'The other site has an error'),
  unreachable: choice('unreachable', 'A másik honlap nem érhető el', 'The other site cannot be reached'),
  internal: choice(
    'internal',
    'Belső hálózati címre vezet, amelyet a látogatók nem érnek el',
    'Leads into an internal network that visitors cannot reach',
  ),
} as const;

export type LinkError = keyof typeof ERROR_TEXTS;

/** These count only after a second night, because every site fails at times. */
export const DOUBTFUL: readonly LinkError[] = ['broken', 'unreachable'];
const SURE_AFTER_NIGHTS = 2;

/** The errors that editors see. */
export const SURE: Where = {
  or: [{ fault: { not_in: [...DOUBTFUL] } }, { nights: { greater_than_equal: SURE_AFTER_NIGHTS } }],
};
