import type { search as hungarian } from '../hu/search.ts';

export const search: typeof hungarian = {
  label: 'What are you looking for?',
  titleWith: 'Search: {query}',
  tabsLabel: 'Kinds of results',
  tabWithCount: '{name} ({count})',
  all: 'Everything',
  tabs: {
    business_partners: 'Business partners', events: 'Events', institutions: 'Institutions', news: 'News',
    other: 'Other', park: 'Park', press: 'Press', sights: 'Sights',
  },
  kinds: {
    business_partners: 'Business partners', events: 'Event', institutions: 'Institution', news: 'News',
    other: 'Other', park: 'Park', press: 'Press', sights: 'Sight',
  },
  count: '{count, plural, one {# result} other {# results}}',
  cut: 'The search reads {count} characters at most, so we cut off the end of your text.',
  none: 'No results',
  noneHint: 'Check the spelling, or try fewer and more general words.',
  elsewhere: '{count, plural, one {There is # result of another kind} other {There are # results of other kinds}}',
  tryThese: 'These may help',
  startHere: 'Where to start',
  todayPrograms: 'What is on in the park today?',
};
