/** Why a text of this tab is not saved. */
export type FailureReason = 'signed-out' | 'no-connection' | 'unavailable';

export interface SaveFailure {
  /** The document, 'events/5' or 'globals/balloon'; of a new one its collection; `SESSION` for what is no document. */
  target: string;
  reason: FailureReason;
}

/** A form of this tab, for the bar that says that its text is not saved. */
export interface OpenForm {
  title: string;
  /** Where it is opened again. */
  path: string;
  /** Saves it once more; absent when the form has left the page. */
  retry?: () => void;
}

/** Stands for the requests that save no document: what they lack is a session. */
export const SESSION = 'session';

let failures: readonly SaveFailure[] = [];
const forms = new Map<string, OpenForm>();
const listeners = new Set<() => void>();

function setFailures(next: readonly SaveFailure[]): void {
  failures = next;
  for (const listener of listeners) listener();
}

/** Calls the listener whenever a save fails or succeeds after that. */
export function onSaveFailures(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getSaveFailures = (): readonly SaveFailure[] => failures;
export const getFailureReason = (target: string): FailureReason | undefined => failures.find((one) => one.target === target)?.reason;

export function noteSaveFailure(target: string, reason: FailureReason): void {
  if (getFailureReason(target) === reason) return;
  setFailures([...failures.filter((one) => one.target !== target), { target, reason }]);
}

export function clearSaveFailure(target: string): void {
  if (getFailureReason(target)) setFailures(failures.filter((one) => one.target !== target));
}

export const getOpenForm = (target: string): OpenForm | undefined => forms.get(target);

/** Whether the bar tells of it. Where no form is known, for instance of many uploads, whoever asked has told the editor already. */
export const isToldByBar = ({ target, reason }: SaveFailure): boolean => reason === 'signed-out' || forms.has(target);

/** Notes an open form until the returned function is called; its title and path stay known, for a save that fails after it. */
export function noteOpenForm(target: string, form: OpenForm): () => void {
  forms.set(target, form);
  return () => {
    if (forms.get(target) === form) forms.set(target, { title: form.title, path: form.path });
  };
}
