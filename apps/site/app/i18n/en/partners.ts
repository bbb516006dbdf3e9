import type { partners as hungarian } from '../hu/partners.ts';

export const partners: typeof hungarian = {
  title: 'Business partners',
  none: 'There is no information for business partners at the moment',
  noneHint: 'Search the site, or write to the e-\u2060mail address at the foot of the page.',
  toSearch: 'Search the site',
};
