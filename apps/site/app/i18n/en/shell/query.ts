import type { query as hungarian } from '../../hu/shell/query.ts';

/** What a URL asks for and the page cannot give. Only the server uses these messages. */
export const query: typeof hungarian = {
  unused: 'We could not read this, so we left it out: {values}.',
  missing: 'We cannot find this: {values}. It may have ended or been renamed.',
  quoted: '‘{value}’',
  beyondLast: 'This list has no page {page}, so this is the last one.',
  cut: 'The search reads {count} characters at most, so we cut off the end of your text.',
  parameters: {
    need: 'who is coming',
    category: 'category',
    from: 'first day',
    to: 'last day',
    date: 'date',
    type: 'type',
    location: 'place',
    time_of_day: 'time of day',
    free: 'free',
    series: 'series',
    accessibility: 'accessibility',
    sort: 'order',
    page: 'page number',
    year: 'year',
    tab: 'tab',
    status: 'status',
  },
};
