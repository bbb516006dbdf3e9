import type { Endpoint } from 'payload';
import { type Label, label } from '../fields/labels.ts';
import { sendMessage } from '../message-answers.ts';
import { toStoredText } from '../read-model/dates.ts';
import { may } from '../rights/roles.ts';
import { emailQueued } from './outbox.ts';
import { OUTBOX } from './stored-email.ts';

const ANSWERS = {
  notYours: label('Ehhez rendszergazdai jog kell.', 'This is for administrators.'),
  notGivenUp: label(
    'Ez a levél nem küldhető újra: vagy még úton van, vagy a szövege 30 nap után törlődött.',
    'This mail cannot be sent again: it is still on its way, or its text was erased after 30 days.',
  ),
  again: label('A levél újra a sorban van, a küldése hamarosan elkezdődik.', 'The mail is in the queue again and will be sent shortly.'),
} satisfies Record<string, Label>;

/** `POST /api/outgoing-mails/{id}/again`, for administrators: retries an email that was given up for three more days. */
export const tryAgainEndpoint: Omit<Endpoint, 'root'> = {
  method: 'post',
  path: '/:id/again',
  handler: async (req) => {
    const answer = (status: number, name: keyof typeof ANSWERS) => sendMessage(req, status, ANSWERS[name]);
    if (!may(req.user, 'write', OUTBOX)) return answer(403, 'notYours');
    const id = Number(req.routeParams?.['id']);
    const now = toStoredText(Temporal.Now.instant());
    const row = await req.payload.db.updateOne({
      collection: OUTBOX,
      where: { and: [{ id: { equals: id } }, { state: { equals: 'given_up' } }, { to: { exists: true } }] },
      data: { state: 'waiting', tries: 0, since: now, nextTry: now },
      options: { atomic: true },
    });
    if (!row) return answer(409, 'notGivenUp');
    emailQueued.publish({});
    return answer(200, 'again');
  },
};
