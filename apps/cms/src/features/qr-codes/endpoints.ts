import { QR_PATH } from '@liget/content-api/vocabulary/qr-path';
import type { Endpoint, PayloadRequest } from 'payload';
import { getEditorLanguage } from '../../platform/editor-language.ts';
import { type Label, label } from '../../platform/fields/labels.ts';
import { slugify } from '../../platform/fields/slugs/slug.ts';
import { isRecord } from '../../platform/is-record.ts';
import { may } from '../../platform/rights/roles.ts';
import { drawQrPng, drawQrSvg } from './drawing.ts';
import { countScans } from './scans.ts';

const TEXTS = {
  signIn: label('Előbb jelentkezzen be.', 'Sign in first.'),
  forbidden: label('A QR-kódokhoz nincs joga. Kérje a rendszergazdától.', 'You may not see QR codes. Ask an administrator.'),
  missing: label('Nincs ilyen QR-kód.', 'There is no such QR code.'),
};

const sendRefusal = (status: number, text: Label, { i18n }: PayloadRequest) =>
  Response.json({ errors: [{ message: text[getEditorLanguage({ i18n })] }] }, { status, headers: { 'Cache-Control': 'no-store' } });

interface Code {
  code: string;
  name: string;
  address: string;
}

/** The requested code, for users who may see it; otherwise the error response. */
async function readCode(req: PayloadRequest): Promise<Code | Response> {
  if (!req.user) return sendRefusal(401, TEXTS.signIn, req);
  if (!may(req.user, 'see', 'qr-codes')) return sendRefusal(403, TEXTS.forbidden, req);
  const id = Number(req.routeParams?.['id']);
  const document: unknown = Number.isSafeInteger(id)
    ? await req.payload.findByID({ collection: 'qr-codes', id, depth: 0, trash: true, overrideAccess: true, disableErrors: true })
    : null;
  if (!isRecord(document) || typeof document['code'] !== 'string') return sendRefusal(404, TEXTS.missing, req);
  const { code, note } = document;
  const name = typeof note === 'string' && note.trim() !== '' ? note.trim() : code;
  return { code, name, address: `${req.payload.config.serverURL}${QR_PATH}${encodeURIComponent(code)}` };
}

/** `GET /api/qr-codes/{id}/picture?as=svg|png`: the printable code, named after its sign; `&download` saves it. */
const picture: Omit<Endpoint, 'root'> = {
  method: 'get',
  path: '/:id/picture',
  handler: async (req) => {
    const codeRequest = await readCode(req);
    if (codeRequest instanceof Response) return codeRequest;
    const isPng = req.searchParams.get('as') === 'png';
    const body = isPng ? new Uint8Array(await drawQrPng(codeRequest)) : await drawQrSvg(codeRequest);
    const fileName = `qr-${slugify(codeRequest.name).slice(0, 80) || codeRequest.code}.${isPng ? 'png' : 'svg'}`;
    return new Response(body, {
      headers: {
        'Content-Type': isPng ? 'image/png' : 'image/svg+xml; charset=utf-8',
        'Content-Disposition': `${req.searchParams.has('download') ? 'attachment' : 'inline'}; filename="${fileName}"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
};

/** `GET /api/qr-codes/{id}/uses`: the numbers of its scans. */
const uses: Omit<Endpoint, 'root'> = {
  method: 'get',
  path: '/:id/uses',
  handler: async (req) => {
    const codeRequest = await readCode(req);
    if (codeRequest instanceof Response) return codeRequest;
    const counted = await countScans(req.payload, codeRequest.code, Temporal.Now.instant());
    return Response.json({ address: codeRequest.address, ...counted }, { headers: { 'Cache-Control': 'no-store' } });
  },
};

export const qrEndpoints = [picture, uses];
