import { type Label, label } from '../fields/labels.ts';
import { ACCOUNT_TEXTS } from './accounts/account-texts.ts';
import { DESK_TEXTS } from './balloon/desk-texts.ts';
import { EXCHANGE_TEXTS } from './exchange/exchange-texts.ts';
import { PLANNER_TEXTS } from './planner/planner-texts.ts';

/** By the first part of their addresses after /admin. */
const TITLES = new Map<string, Label>([
  ['guide', label('Szerkesztői kézikönyv', 'Editors’ guide')],
  ['import', EXCHANGE_TEXTS.title],
  ['calendar', PLANNER_TEXTS.title],
  ['balloon', DESK_TEXTS.title],
  ['reset', ACCOUNT_TEXTS.setPassword],
]);

/** What a screen of our own is called; `null` for Payload's. */
export const ownTitle = (segments: readonly string[] | undefined): Label | null =>
  (segments && segments.length <= 2 && TITLES.get(segments[0] ?? '')) || null;
