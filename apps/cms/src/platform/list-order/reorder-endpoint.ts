import type { Endpoint, PayloadRequest } from 'payload';
import { getEditorLanguage } from '../editor-language.ts';
import { type Label, label } from '../fields/labels.ts';
import { may } from '../rights/roles.ts';
import { Move } from './move.ts';
import { reorder } from './reorder.ts';

const HEADERS = { 'Cache-Control': 'no-store' };
const MAY_NOT = label(
  'Ezt a sorrendet Ön nem módosíthatja: ahhoz közzétételi jog kell.',
  'Only those who may publish can change this order.',
);
const UNREADABLE = label('Ez a kérés így nem értelmezhető. Frissítse az oldalt.', 'This request is not valid. Reload the page.');
const DELETED_MEANWHILE = label(
  'Közben törölték valamelyiket. Frissítse az oldalt.',
  'One of them has been deleted in the meantime. Reload the page.',
);

const refuse = (req: PayloadRequest, status: number, why: Label) =>
  Response.json({ message: why[getEditorLanguage(req)] }, { status, headers: HEADERS });

/** `POST /api/{collection}/order`: moves a document in its list, for users who may publish there. */
export function reorderEndpoint(slug: string): Omit<Endpoint, 'root'> {
  return {
    method: 'post',
    path: '/order',
    handler: async (req) => {
      if (!req.user) return Response.json({ message: 'Sign in.' }, { status: 401, headers: HEADERS });
      if (!may(req.user, 'publish', slug)) return refuse(req, 403, MAY_NOT);
      const move = Move.safeParse(await req.json?.().catch(() => null));
      if (!move.success) return refuse(req, 400, UNREADABLE);
      const place = await reorder(req, slug, move.data);
      return place ? Response.json(place, { headers: HEADERS }) : refuse(req, 404, DELETED_MEANWHILE);
    },
  };
}
