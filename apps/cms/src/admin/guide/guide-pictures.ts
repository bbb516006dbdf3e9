import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Endpoint } from 'payload';
import sharp from 'sharp';

/** Relative to the working directory of the service. */
const FOLDER = '../../docs/screenshots/guide';
const NAME = /^[a-z0-9-]+\.webp$/;
/** Cache lifetime in seconds: one day; the guide changes with releases. */
const KEPT = 86_400;

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
  handler: async ({ routeParams, user }) => {
    const name = routeParams?.['name'];
    if (!user) return Response.json({ message: 'Sign in.' }, { status: 401, headers: { 'Cache-Control': 'no-store' } });
    const file = typeof name === 'string' && NAME.test(name) ? await readFile(getFile(name)).catch(() => null) : null;
    if (!file) return Response.json({ message: 'Not found.' }, { status: 404, headers: { 'Cache-Control': 'no-store' } });
    return new Response(new Uint8Array(file), {
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': `private, max-age=${KEPT}`, 'X-Content-Type-Options': 'nosniff' },
    });
  },
};
