import { type Label, label } from '../../platform/fields/labels.ts';
import type { Note } from './state.ts';

interface Reason {
  name: Label;
  /** The sentence after "The balloon is not flying right now." */
  note: Note;
}

/** The reasons for a grounded balloon, with a sentence in both languages that the operator may change. */
export const REASONS: readonly Reason[] = [
  {
    name: label('Erős szél', 'Strong wind'),
    note: {
      hu: 'Az erős szél miatt most nem szállunk fel. Amint lehet, folytatjuk.',
      en: 'The wind is too strong for us to fly at the moment. We will start again as soon as we can.',
    },
  },
  {
    name: label('Vihar', 'Storm'),
    note: {
      hu: 'Vihar közeledik, ezért most nem szállunk fel. Ha elvonult, folytatjuk.',
      en: 'A storm is near, so we are not flying at the moment. We will start again once it has passed.',
    },
  },
  {
    name: label('Műszaki ok', 'Technical reasons'),
    note: {
      hu: 'Műszaki okból most nem szállunk fel. Köszönjük a türelmét.',
      en: 'We are not flying at the moment for technical reasons. Thank you for your patience.',
    },
  },
  {
    name: label('Zártkörű rendezvény', 'Private event'),
    note: {
      hu: 'Zártkörű rendezvény miatt a ballon most nem fogad látogatókat.',
      en: 'The balloon is closed to visitors at the moment because of a private event.',
    },
  },
];

export const isReason = ({ note }: Reason, { hu, en }: Note): boolean => note.hu === hu && note.en === en;
