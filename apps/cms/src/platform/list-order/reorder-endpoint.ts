import type { Endpoint } from 'payload';
import { label } from '../fields/labels.ts';
import { refuseSignedOut, sendMessage, UNREADABLE_REQUEST } from '../message-answers.ts';
import { may } from '../rights/roles.ts';
import { Move } from './move.ts';
import { reorder } from './reorder.ts';

const HEADERS = { 'Cache-Control': 'no-store' };
const MAY_NOT = label(
  'Ezt a sorrendet Ön nem módosíthatja: ahhoz közzétételi jog kell.',
  'Only those who may publish can change this order.',
);
const DELETED_MEANWHILE = label(
  'Közben törölték valamelyiket. Frissítse az oldalt.',
  'One of them has been deleted in the meantime. Reload the page.',
);

/** `POST /api/{collection}/order`: moves a document in its list, for users who may publish there. */
export function reorderEndpoint(slug: string): Omit<Endpoint, 'root'> {
  return {
    method: 'post',
    path: '/order',
    handler: async (req) => {
      if (!req.user) return refuseSignedOut(req);
      if (!may(req.user, 'publish', slug)) return sendMessage(req, 403, MAY_NOT);
      const move = Move.safeParse(await req.json?.().catch(() => null));
      if (!move.success) return sendMessage(req, 400, UNREADABLE_REQUEST);
      const place = await reorder(req, slug, move.data);
      return place ? Response.json(place, { headers: HEADERS }) : sendMessage(req, 404, DELETED_MEANWHILE);
    },
  };
}
