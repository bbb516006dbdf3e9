import { isInstantValid } from '@liget/content-api/preview';
import type { PayloadRequest } from 'payload';
import { describe, expect, it, vi } from 'vitest';
import { instantLink } from './instant-link.ts';

const SECRET = 'a secret of previews, longer than thirty-two signs';

/** The properties of a request that the endpoint uses. */
async function follow(query: string, { isSignedIn = true, language = 'hu', secret = SECRET } = {}): Promise<Response> {
  vi.stubEnv('CMS_SECRET', 'a secret of the service, longer than thirty-two signs');
  vi.stubEnv('PREVIEW_SECRET', secret);
  const req: Pick<PayloadRequest, 'searchParams'> & { user: object | null; i18n: { language: string } } = {
    searchParams: new URLSearchParams(query),
    user: isSignedIn ? { id: 1 } : null,
    i18n: { language },
  };
  return instantLink.handler(req as PayloadRequest);
}

describe('the link to the site at another time', () => {
  it('is signed and uses wall time in Budapest', async () => {
    const response = await follow('at=2026-11-28T09:00&locale=en');
    const url = new URL(response.headers.get('location') ?? '');
    expect([response.status, url.pathname, url.searchParams.get('at')]).toEqual([303, '/en', '2026-11-28T08:00:00Z']);
    const token = { at: url.searchParams.get('at') ?? '', expires: Number(url.searchParams.get('expires')) };
    expect(isInstantValid(SECRET, token, url.searchParams.get('signature') ?? '', Date.now() / 1000)).toBe(true);
  });

  it('requires a signed-in editor', async () => {
    expect((await follow('at=2026-11-28T09:00', { isSignedIn: false })).status).toBe(401);
  });

  it.each(['', 'at=', 'at=tomorrow', 'at=2026-02-30T09:00'])('reports the error in %j', async (query) => {
    const response = await follow(query);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('Ezt az időpontot nem értjük.')]);
    expect(await (await follow(query, { language: 'en' })).text()).toContain('This time cannot be read');
  });

  it.each(['%2B100000-01-01T00:00', '-271821-04-21T00:00', '9999-12-31T00:00', '1990-01-01T00:00'])(
    'refuses what is too far away: %s',
    async (at) => {
      const response = await follow(`at=${at}`);
      expect([response.status, await response.text()]).toEqual([
        400,
        JSON.stringify({ message: 'Tíz évnél távolabbi időpontot nem tudunk megmutatni.' }),
      ]);
    },
  );

  it('does not exist without the shared secret', async () => {
    expect((await follow('at=2026-11-28T09:00', { secret: '' })).status).toBe(503);
  });
});
