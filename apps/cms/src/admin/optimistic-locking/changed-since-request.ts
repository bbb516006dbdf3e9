import { KEPT_BY_SERVICE } from '../../platform/admin-ui/form-errors.ts';

/** What a form knows of a field, as far as it is asked here. */
interface FieldState {
  value?: unknown;
  /** An answer does not replace what stands in it. Payload marks so only the field that was edited last. */
  isModified?: boolean;
  rows?: readonly { isLoading?: boolean }[];
}
type Fields = Readonly<Record<string, FieldState>>;

/** What has happened to a form since it was last still. */
export interface Since {
  isEdited: boolean;
  /** Something that nobody typed came after the edit, as the service's answers do. */
  isAnswered: boolean;
}
export const STILL: Since = { isEdited: false, isAnswered: false };

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));

const isEdit = (before: Fields, after: Fields): boolean =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].some(
    (path) => !KEPT_BY_SERVICE.has(path) && !isSame(before[path]?.value, after[path]?.value),
  );

/** Whether a field of the one state is as it is in the other, but for its mark. */
const isAlike = (one: FieldState = {}, other: FieldState = {}): boolean =>
  one === other ||
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (key) => key === 'isModified' || Reflect.get(one, key) === Reflect.get(other, key),
  );

const isOnlyMarked = (before: Fields, after: Fields): boolean => Object.keys(after).every((path) => isAlike(before[path], after[path]));

/** What has happened to the form after it turned from one state into the other. */
export function sinceThen(since: Since, before: Fields, after: Fields): Since {
  if (isEdit(before, after)) return { isEdited: true, isAnswered: false };
  if (isOnlyMarked(before, after)) return since;
  return { ...since, isAnswered: since.isEdited };
}

/** The fields edited while a draft is being stored, after those that were so `before`. */
export const editedMeanwhile = (before: ReadonlySet<string>, fields: Fields): Set<string> =>
  new Set([...before, ...Object.keys(fields).filter((path) => fields[path]?.isModified)]);

/** The fields of those paths whose mark went when another was edited, marked again. */
export const markedAgain = <Field extends FieldState>(paths: ReadonlySet<string>, fields: Readonly<Record<string, Field>>) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([path, { isModified }]) => paths.has(path) && !isModified)
      .map(([path, field]) => [path, { ...field, isModified: true }]),
  );

/** Whether new rows wait for the service to say what stands in them. */
export const hasWaitingRows = (fields: Fields): boolean =>
  Object.values(fields).some(({ rows }) => rows?.some(({ isLoading }) => isLoading));
