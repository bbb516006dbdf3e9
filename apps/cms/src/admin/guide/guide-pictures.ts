import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Endpoint } from 'payload';
import sharp from 'sharp';
import { label } from '../../platform/fields/labels.ts';
import { refuseSignedOut, sendMessage } from '../../platform/message-answers.ts';

/** Relative to the working directory of the service. */
const FOLDER = '../../docs/screenshots/guide';
const GONE = label('Ez a kép nincs meg.', 'This picture does not exist.');
const NAME = /^[a-z0-9-]+\.webp$/;
/** Cache lifetime in seconds: one day; the guide changes with releases. */
const MAX_AGE_SECONDS = 86_400;

const getFile = (name: string) => path.resolve(FOLDER, name);

/** The size of a guide picture in pixels, which reserves its space; `null` if it does not exist. */
export async function getPictureSize(name: string): Promise<{ width: number; height: number } | null> {
  try {
    const { width, height } = await sharp(getFile(`${name}.webp`)).metadata();
    return { width, height };
  } catch {
    return null;
  }
}

/** `GET /api/guide/:name`: an image of the editors' guide, for signed-in users. */
export const guidePicture: Endpoint = {
  method: 'get',
  path: '/guide/:name',
  handler: async (req) => {
    const name = req.routeParams?.['name'];
    if (!req.user) return refuseSignedOut(req);
    const file = typeof name === 'string' && NAME.test(name) ? await readFile(getFile(name)).catch(() => null) : null;
    if (!file) return sendMessage(req, 404, GONE);
    return new Response(new Uint8Array(file), {
      headers: {
        'Content-Type': 'image/webp',
        'Cache-Control': `private, max-age=${MAX_AGE_SECONDS}`,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
};
