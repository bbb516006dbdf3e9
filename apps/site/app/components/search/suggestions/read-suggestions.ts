import type { EventsInQuery, Marks, SearchSuggestions } from '@liget/content-api';
import { screens } from '@liget/content-api/screens';
import { DAY_PARTS, EVENT_CATEGORY_SLUGS } from '@liget/content-api/vocabulary/events';
import { SEARCH_TABS } from '@liget/content-api/vocabulary/search-tabs';

/** The parts of the service's answer that the field shows. */
export interface Suggestions extends Pick<SearchSuggestions, 'words' | 'programs'> {
  results: Result[];
}

/** The state is any text: a newer service may have states without a message on this page, an older one has none. */
type Result = Pick<SearchSuggestions['results'][number], 'tab' | 'title' | 'title_marks' | 'date' | 'target'> & {
  state: string | undefined;
  date_text: string | undefined;
};
type Fields<Value> = { [Name in keyof Value]: (value: unknown) => value is Value[Name] };

const isText = (value: unknown): value is string => typeof value === 'string';
const isOptionalText = (value: unknown): value is string | undefined => value === undefined || isText(value);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const orNull =
  <Value>(is: (value: unknown) => value is Value) =>
  (value: unknown): value is Value | null =>
    value === null || is(value);
const toList =
  <Value>(is: (value: unknown) => value is Value) =>
  (value: unknown): value is Value[] =>
    Array.isArray(value) && value.every(is);
const oneOf =
  <Value extends string>(...values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.some((one) => one === value);

const getFields = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});
function createRecordGuard<Value extends object>(fields: Fields<Value>) {
  return (value: unknown): value is Value => {
    const offerFields = getFields(value);
    return Object.entries<(field: unknown) => boolean>(fields).every(([name, is]) => is(offerFields[name]));
  };
}

const isRange = (value: unknown): value is Marks[number] => toList(isCount)(value) && value.length === 2;
const isSlugs = createRecordGuard<Result['target']['slugs']>({ hu: orNull(isText), en: orNull(isText) });
/** An open page may be of an older release than the service. */
const isScreen = (value: unknown): value is Result['target']['screen'] => screens.some(({ id }) => id === value);
const isTab = oneOf(...SEARCH_TABS);
const isResult = createRecordGuard<Result>({
  tab: isTab,
  title: isText,
  title_marks: toList(isRange),
  date: orNull(isText),
  date_text: isOptionalText,
  state: isOptionalText,
  target: createRecordGuard<Result['target']>({ screen: isScreen, slugs: isSlugs, parent: orNull(isSlugs) }),
});

const isEventsInQuery = createRecordGuard<EventsInQuery>({
  category: toList(oneOf(...EVENT_CATEGORY_SLUGS)),
  type: toList(createRecordGuard<EventsInQuery['type'][number]>({ slug: isText, name: isText })),
  location: toList(createRecordGuard<EventsInQuery['location'][number]>({ slug: isText, title: isText })),
  from: orNull(isText),
  to: orNull(isText),
  time_of_day: orNull(oneOf(...DAY_PARTS)),
  free: isFlag,
  count: isCount,
  are_lasting: isFlag,
});

const filterGood = <Value>(values: unknown, is: (value: unknown) => value is Value): Value[] =>
  Array.isArray(values) ? values.filter(is) : [];

/**
 * Reads the service's answer without the contract's validator, which would be many times larger than the code that uses it. Unreadable parts are
 * left out, as in the contract.
 */
export function readSuggestions(answer: unknown): Suggestions {
  const { words, results, programs } = getFields(answer);
  return {
    words: filterGood(words, isText),
    results: filterGood(results, isResult),
    programs: isEventsInQuery(programs) ? programs : null,
  };
}
