import { KEPT_BY_SERVICE } from '../../platform/admin-ui/form-errors.ts';

/** What a form knows of a field, as far as it is asked here. */
interface FieldState {
  value?: unknown;
  rows?: readonly { isLoading?: boolean }[];
}
type Fields = Readonly<Record<string, FieldState>>;

/** What has happened to a form since it was last still. */
export interface ChangeState {
  isEdited: boolean;
  /** Something that nobody typed came after the edit, as the service's answers do. */
  isAnswered: boolean;
}
export const STILL: ChangeState = { isEdited: false, isAnswered: false };

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));

const isEdit = (before: Fields, after: Fields): boolean =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].some(
    (path) => !KEPT_BY_SERVICE.has(path) && !isSame(before[path]?.value, after[path]?.value),
  );

/** What has happened to the form after it turned from one state into the other. */
export function trackChange(since: ChangeState, before: Fields, after: Fields): ChangeState {
  if (isEdit(before, after)) return { isEdited: true, isAnswered: false };
  return { ...since, isAnswered: since.isEdited };
}

/** Whether new rows wait for the service to say what stands in them. */
export const hasWaitingRows = (fields: Fields): boolean =>
  Object.values(fields).some(({ rows }) => rows?.some(({ isLoading }) => isLoading));
