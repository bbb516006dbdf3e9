import type { OffState } from '@liget/park';
import { ADMIN_TEXTS } from '../../../platform/admin-ui/texts.ts';
import { type Label, label } from '../../../platform/fields/labels.ts';

const formatSubscribers = (count: number) => (count === 1 ? 'one subscriber' : `${count} subscribers`);

/** Before a newsletter goes. */
export const NEWSLETTER_TEXTS = {
  before: label('Küldés előtt', 'Before it is sent'),
  recipients: (count: number) =>
    label(
      count === 0 ? 'Most egyetlen feliratkozó sem kapná meg.' : `Most ${count} feliratkozó kapja meg.`,
      count === 0 ? 'No subscriber would get it now.' : count === 1 ? 'One subscriber gets it now.' : `${count} subscribers get it now.`,
    ),
  omitted: label('Kimarad a levélből:', 'Left out of the newsletter:'),
  reasons: {
    unpublished: label('nincs közzétéve', 'not published'),
    over: label('a küldésig véget ér', 'over by the time it is sent'),
  },
  off: label(
    'Ezek a programok elmaradnak, vagy más időpontban lesznek; a levél ezt is megírja:',
    'These events are cancelled or have another date, and the newsletter says so:',
  ),
  states: {
    cancelled: label('elmarad', 'cancelled'),
    postponed: label('elhalasztva', 'postponed'),
    moved: label('áthelyezve', 'moved'),
  } satisfies Record<OffState, Label>,
  untitled: ADMIN_TEXTS.untitled,
  tried: label('A levél mostani tartalmáról ment már próba.', 'A test of the current version has been sent.'),
  untried: label(
    'A levél mostani tartalmáról még nem ment próba. Küldjön egyet magának, és nézze meg a postafiókjában; utána küldheti el.',
    'No test of the current version has been sent yet. Send one to yourself and check it in your mailbox; then you can send the newsletter.',
  ),
  untriedByOther: label(
    'A levél mostani tartalmáról még nem ment próba. Küldjön egyet magának, és nézze meg a postafiókjában.',
    'No test of the current version has been sent yet. Send one to yourself and check it in your mailbox.',
  ),
  sentByOther: label(
    'Ezt a levelet Ön nem küldheti el. Ha kész, szóljon valakinek, aki igen: más magazinszerkesztőnek vagy rendszergazdának.',
    'You may not send this newsletter. When it is ready, tell somebody who may: another magazine editor or an administrator.',
  ),
  sure: (count: number, omitted: number, off: number) =>
    label(
      `A levél ${count} feliratkozónak indul el, és utána nem módosítható.${omitted > 0 ? ` Kimarad belőle: ${omitted}.` : ''}${off > 0 ? ` Elmaradó vagy elhalasztott program van benne: ${off}.` : ''} Elküldi?`,
      `The newsletter will go to ${formatSubscribers(count)} and cannot be changed afterwards.${omitted > 0 ? ` Left out: ${omitted}.` : ''}${off > 0 ? ` Cancelled or postponed: ${off}.` : ''} Send it?`,
    ),
  sureOn: label(
    'A levél azoknak indul el, akik még nem kapták meg. Folytatja?',
    'The newsletter will be sent to subscribers who have not received it yet. Continue?',
  ),
  later: label('Küldés később', 'Send later'),
  schedule: label('Küldés időzítése', 'Schedule sending'),
  scheduled: (at: string) => label(`Elküldjük: ${at}. Addig nem módosítható.`, `It goes out on ${at}. Until then it cannot be changed.`),
  missed: (at: string) =>
    label(
      `Nem küldtük el: a küldés idején (${at}) egyetlen feliratkozó sem kapta volna meg. Válasszon más témát, vagy időzítse újra.`,
      `Not sent: at the time of sending (${at}) no subscriber would have got it. Choose another topic, or schedule it again.`,
    ),
  unschedule: label('Időzítés visszavonása', 'Cancel the schedule'),
};
