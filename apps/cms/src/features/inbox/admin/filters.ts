import type { Label } from '../../../platform/fields/labels.ts';
import { CLOSED_STATES } from '../kinds.ts';
import { endOfWeek, startOfToday } from './due.ts';
import { INBOX_TEXTS } from './inbox-texts.ts';

export interface ReadyFilter {
  id: string;
  name: Label;
  /** The list's query in Payload's format. */
  query: string;
}

type Condition = [field: string, operator: string, value: string | readonly string[]];

/** The filter whose conditions a list query has; other parameters are ignored. */
export function findChosenFilter(filters: readonly ReadyFilter[], query: URLSearchParams): string | undefined {
  const listConditions = (params: URLSearchParams) =>
    [...params]
      .filter(([name]) => name.startsWith('where'))
      .map(([name, value]) => `${name}=${value}`)
      .toSorted()
      .join('&');
  return filters.find((filter) => listConditions(new URLSearchParams(filter.query)) === listConditions(query))?.id;
}

const OPEN: Condition = ['state', 'not_in', CLOSED_STATES];

/** All conditions hold at once. */
function toQuery(conditions: Condition[]): string {
  // Unanswered cases are sorted by deadline, overdue ones first.
  const query = new URLSearchParams(conditions.includes(OPEN) ? { sort: 'due' } : {});
  for (const [at, [field, operator, value]] of conditions.entries()) {
    const name = `where[or][0][and][${at}][${field}][${operator}]`;
    // One parameter for each, so that the list's own filter row names them.
    if (typeof value === 'string') query.set(name, value);
    else for (const [index, item] of value.entries()) query.set(`${name}[${index}]`, item);
  }
  return query.toString();
}

/** Everyday filters of staff; `user` is the signed-in user, `now` is in milliseconds. */
export function buildReadyFilters(user: number | string, now: number): ReadyFilter[] {
  const filters: [string, Label, Condition[]][] = [
    ['all', INBOX_TEXTS.all, []],
    ['unread', INBOX_TEXTS.unread, [['unread', 'equals', 'true']]],
    ['open', INBOX_TEXTS.open, [OPEN]],
    ['mine', INBOX_TEXTS.mine, [['assignedTo', 'equals', String(user)], OPEN]],
    ['week', INBOX_TEXTS.thisWeek, [['due', 'less_than', endOfWeek(now)], ['due', 'greater_than_equal', startOfToday(now)], OPEN]],
    ['overdue', INBOX_TEXTS.overdue, [['due', 'less_than', startOfToday(now)], OPEN]],
    ['answered', INBOX_TEXTS.answered, [['state', 'equals', 'answered']]],
    ['closed', INBOX_TEXTS.closed, [['state', 'equals', 'closed']]],
  ];
  return filters.map(([id, name, conditions]) => ({ id, name, query: toQuery(conditions) }));
}
