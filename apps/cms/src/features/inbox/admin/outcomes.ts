import { type Label, label } from '../../../platform/fields/labels.ts';
import type { Action } from '../actions.ts';
import type { CaseDetails, RecordedStep } from '../desk-case.ts';
import { STATES } from '../kinds.ts';
import { INBOX_TEXTS } from './inbox-texts.ts';

/** The message after an action has succeeded, from the case as it is then; `null` for an action that needs no message. */
export function describeOutcome(request: Action, { people }: CaseDetails): Label | null {
  switch (request.action) {
    case 'opened':
      return null;
    case 'assigned': {
      const name = people.find(({ id }) => id === request.to)?.name;
      return name === undefined ? INBOX_TEXTS.nobodyAssigned : INBOX_TEXTS.nowAssigned(name);
    }
    case 'state':
      return INBOX_TEXTS.nowInState(STATES[request.state]);
    case 'due':
      return INBOX_TEXTS.nowDue(`${request.due}T12:00:00Z`);
    case 'note':
      return INBOX_TEXTS.noteSaved;
    case 'answered':
      return request.keepsOpen ? INBOX_TEXTS.sentOpen : INBOX_TEXTS.sent;
    case 'closed':
      return INBOX_TEXTS.nowClosed;
    case 'reopened':
      return INBOX_TEXTS.nowReopened;
    case 'erased':
      return INBOX_TEXTS.erased;
  }
}

/** The question before a case is closed whose sender has got no full answer; `null` if one was sent. */
export function findClosingQuestion(steps: readonly Pick<RecordedStep, 'action' | 'detail'>[]): Label | null {
  const answers = steps.filter(({ action }) => action === 'answered');
  // Only interim answers have a detail: the state in which they left the case.
  if (answers.some(({ detail }) => !detail)) return null;
  const { hu, en } = answers.length > 0 ? INBOX_TEXTS.onlyInterim : INBOX_TEXTS.notAnswered;
  return label(`${hu} ${INBOX_TEXTS.closeAnyway.hu}`, `${en} ${INBOX_TEXTS.closeAnyway.en}`);
}
