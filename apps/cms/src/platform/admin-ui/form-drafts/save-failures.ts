/** The reason why a text of this tab is not saved. */
export type FailureReason = 'signed-out' | 'no-connection' | 'unavailable';

export interface SaveFailure {
  /** The document ('events/5' or 'globals/balloon'), the collection of a new document, or `SESSION`. */
  target: string;
  reason: FailureReason;
}

/** An open form of this tab, for the bar that reports failed saves. */
export interface OpenForm {
  title: string;
  /** The path at which the form can be opened again. */
  path: string;
  /** Repeats the save; absent when the form has left the page. */
  retry?: () => void;
}

/** The target of failed requests that save no document, because the session has ended. */
export const SESSION = 'session';

let failures: readonly SaveFailure[] = [];
const forms = new Map<string, OpenForm>();
const listeners = new Set<() => void>();

function setFailures(next: readonly SaveFailure[]): void {
  failures = next;
  for (const listener of listeners) listener();
}

/** Calls the listener when a save fails, or succeeds after a failure. */
export function onSaveFailures(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getSaveFailures = (): readonly SaveFailure[] => failures;
export const getFailureReason = (target: string): FailureReason | undefined =>
  failures.find((failure) => failure.target === target)?.reason;

export function noteSaveFailure(target: string, reason: FailureReason): void {
  if (getFailureReason(target) === reason) return;
  setFailures([...failures.filter((failure) => failure.target !== target), { target, reason }]);
}

export function clearSaveFailure(target: string): void {
  if (getFailureReason(target)) setFailures(failures.filter((failure) => failure.target !== target));
}

export const getOpenForm = (target: string): OpenForm | undefined => forms.get(target);

/** Whether the bar reports the failure. Without a known form (for example many uploads) the calling code has reported it already. */
export const isReportedByBar = ({ target, reason }: SaveFailure): boolean => reason === 'signed-out' || forms.has(target);

/** Registers an open form until the returned function is called; title and path are remembered for a save that fails later. */
export function noteOpenForm(target: string, form: OpenForm): () => void {
  forms.set(target, form);
  return () => {
    if (forms.get(target) === form) forms.set(target, { title: form.title, path: form.path });
  };
}
