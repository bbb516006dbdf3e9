import { ACCOUNT_TEXTS } from '../features/accounts/admin/account-texts.ts';
import { DESK_TEXTS } from '../features/balloon/admin/desk-texts.ts';
import { IMPORT_TEXTS } from '../features/events/import-export/admin/import-texts.ts';
import { PLANNER_TEXTS } from '../features/events/planner/admin/planner-texts.ts';
import { type Label, label } from '../platform/fields/labels.ts';

/** The titles by the first segment of the path after /admin. */
const TITLES = new Map<string, Label>([
  ['guide', label('Szerkesztői kézikönyv', 'Editors’ guide')],
  ['import', IMPORT_TEXTS.title],
  ['calendar', PLANNER_TEXTS.title],
  ['balloon', DESK_TEXTS.title],
  ['reset', ACCOUNT_TEXTS.setPassword],
]);

/** The title of one of our screens; `null` for Payload's. */
export const getOwnTitle = (segments: readonly string[] | undefined): Label | null =>
  (segments && segments.length <= 2 && TITLES.get(segments[0] ?? '')) || null;
