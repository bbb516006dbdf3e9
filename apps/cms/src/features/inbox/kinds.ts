import type { CaseKind, CaseState } from '@liget/content-api';
import { type Label, label } from '../../platform/fields/labels.ts';

interface Kind {
  label: Label;
  /** The first character of references. */
  referencePrefix: string;
  /** Days from the day of arrival to the deadline, unless the settings say otherwise. */
  days: number;
  /** Months after the answer or closing for which the personal data are kept, unless the settings say otherwise. */
  months: number;
}

/**
 * The kinds of cases. A complaint is answered within 30 days and kept for three years (Act CLV of 1997, section 17/A); a request for
 * public data is met within 15 days (Act CXII of 2011, section 29). The other periods are the park's own.
 */
export const KINDS: Record<CaseKind, Kind> = {
  complaint: { label: label('Panasz', 'Complaint'), referencePrefix: 'P', days: 30, months: 36 },
  question: { label: label('Kérdés', 'Question'), referencePrefix: 'K', days: 8, months: 12 },
  venueHire: { label: label('Helyszínbérlés', 'Venue hire'), referencePrefix: 'B', days: 8, months: 12 },
  sportCourt: { label: label('Sportpálya', 'Sport court'), referencePrefix: 'S', days: 8, months: 12 },
  publicData: { label: label('Közérdekűadat-igénylés', 'Public data request'), referencePrefix: 'A', days: 15, months: 12 },
  defect: { label: label('Hibabejelentés', 'Problem report'), referencePrefix: 'J', days: 8, months: 12 },
};

export const STATES: Record<CaseState, Label> = {
  new: label('Új', 'New'),
  inProgress: label('Folyamatban', 'In progress'),
  waiting: label('A beküldőre vár', 'Waiting for the visitor'),
  answered: label('Megválaszolva', 'Answered'),
  closed: label('Lezárva', 'Closed'),
};

/** The states that need no answer. */
export const CLOSED_STATES: readonly CaseState[] = ['answered', 'closed'];

/** The actions in the log of a case. */
export const STEPS = {
  opened: label('Megnyitotta', 'Opened'),
  assigned: label('Felelős', 'Assigned to'),
  state: label('Állapot', 'State'),
  due: label('Határidő', 'Deadline'),
  note: label('Belső jegyzet', 'Internal note'),
  answered: label('Válasz a beküldőnek', 'Answer to the sender'),
  closed: label('Lezárta', 'Closed'),
  reopened: label('Újra megnyitotta', 'Reopened'),
  letterFailed: label('A levelet nem sikerült elküldeni', 'The e-mail could not be sent'),
  erased: label('A személyes adatok törölve', 'Personal data erased'),
} as const satisfies Record<string, Label>;
export type StepAction = keyof typeof STEPS;
export const STEP_ACTIONS = Object.keys(STEPS).filter((name): name is StepAction => name in STEPS);
