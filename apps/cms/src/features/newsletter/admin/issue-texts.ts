import { label } from '../../../platform/fields/labels.ts';
import type { Progress } from '../issues/issue-progress.ts';

/** Texts of the newsletter’s preview and sending. */
export const ISSUE_TEXTS = {
  title: label('A levél', 'The newsletter'),
  firstSave: label(
    'Mentés után itt látható a levél, és innen küldhető el.',
    'After the first save you see the newsletter here and can send it.',
  ),
  failed: label('Most nem érhető el. Próbálja újra később.', 'It is not available right now. Try again later.'),
  test: label('Próba a saját címemre', 'Test to my own address'),
  send: label('Küldés a feliratkozóknak', 'Send to subscribers'),
  goOn: label('Küldés folytatása', 'Go on sending'),
  stop: label('Küldés leállítása', 'Stop sending'),
  progress: ({ recipients, sent, waiting, givenUp, bounced }: Progress) =>
    label(
      `Címzett: ${recipients}, elküldve: ${sent}, vár: ${waiting}, nem küldhető el: ${givenUp} (ebből nem élő cím: ${bounced}).`,
      `Recipients: ${recipients}, sent: ${sent}, waiting: ${waiting}, failed: ${givenUp} (no such mailbox: ${bounced}).`,
    ),
  begun: label(
    'Már elindult, ezért nem módosítható. Másolatot készíthet róla.',
    'It has begun to go out, so it cannot be changed. You can make a copy of it.',
  ),
  exportSubscribers: label('A feliratkozottak letöltése (CSV)', 'Download the subscribers (CSV)'),
} as const;
