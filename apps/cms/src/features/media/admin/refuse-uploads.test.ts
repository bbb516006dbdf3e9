import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { MAX_BYTES } from '../errors.ts';
import { refuseUploads } from './refuse-uploads.ts';

beforeEach(() => vi.stubGlobal('location', new URL('http://localhost:3000/admin/collections/media/create')));
afterEach(() => vi.unstubAllGlobals());

/** The form of an upload with a file of this name and size. */
function createForm(name: string, size: number): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(size)], name));
  return form;
}

test('an upload that the service would refuse by name or size is not sent, and its field gets the error', async () => {
  await everyRow(
    [
      ['a picture', '/api/media?locale=hu', createForm('tó.jpg', 9), null],
      ['a large picture', '/api/media?locale=hu', createForm('tó.jpg', MAX_BYTES + 1), /^A fájl 41 MB, legfeljebb 40 MB lehet\./],
      ['another file for a picture', 'http://localhost:3000/api/media/5', createForm('IMG_1.HEIC', 9), /HEIC/],
      ['a large document', '/api/files', createForm('terv.pdf', MAX_BYTES + 1), /^A fájl 41 MB, legfeljebb 40 MB lehet\.$/],
      ['an HEIC picture for the documents, which the service names', '/api/files', createForm('IMG_1.HEIC', 9), null],
      ['a form without a file', '/api/media/5', new FormData(), null],
      ['an import', '/api/events/import', createForm('naptár.ics', 0), null],
    ] as const,
    ([name]) => name,
    async ([, url, body, expected]) => {
      const original = vi.fn(async () => Response.json({}, { status: 201 }));
      const response = await refuseUploads(original, '/api', 'hu')(url, { method: 'POST', body });
      expect(original).toHaveBeenCalledTimes(expected ? 0 : 1);
      const answer = (await response.json()) as { errors?: { message: string; data: { errors: unknown[] } }[] };
      const [error] = answer.errors ?? [];
      expect(error?.message ?? '').toMatch(expected ?? /^$/);
      expect(error?.data.errors ?? []).toEqual(expected ? [{ path: 'file', message: error?.message }] : []);
    },
  );
});
