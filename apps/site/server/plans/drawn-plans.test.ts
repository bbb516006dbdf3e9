import type { EndpointAnswer } from '@liget/content-api';
import { fixtureAnswer } from '@liget/content-api/fixture-answers';
import Fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { createContentStore } from '../../app/content/store.ts';
import type { ServeStored } from '../cache/generated-files.ts';
import { getBody } from '../cache/stored-page.ts';
import { registerPlans } from './routes.ts';

const renderPrintedPlan = vi.hoisted(() => vi.fn<(plan: { map: EndpointAnswer<'map'> }) => Promise<Buffer>>());
vi.mock('./printed-plan.ts', () => ({ renderPrintedPlan }));

const FIXTURE_NAME = 'Ballon-kilátó';

/** Plans of a content store whose place has a name that changes without a new revision; pages are not cached. */
function createPlans() {
  const state = { name: 'old name', timeMs: 1_000_000 };
  renderPrintedPlan
    .mockReset()
    .mockImplementation(async ({ map }) =>
      Buffer.from(map.features.some(({ properties }) => properties.title === state.name) ? state.name : 'another name'),
    );
  const content = createContentStore({
    origin: 'http://cms.example',
    log: () => {},
    clock: () => state.timeMs,
    fetch: async (url) => {
      const { pathname } = new URL(url instanceof URL ? url : 'about:blank');
      const body = JSON.stringify(fixtureAnswer('GET', pathname).body).replaceAll(FIXTURE_NAME, state.name);
      return new Response(body, { headers: { 'content-type': 'application/json', 'x-content-revision': '2' } });
    },
  });
  content.setRevision(2);
  /** Lets the store ask again. */
  const rename = (name: string) => {
    state.name = name;
    state.timeMs += 10 * 60_000;
  };
  const app = Fastify();
  const serve: ServeStored = async (_, reply, __, make) => {
    const page = await make();
    return reply.code(page.status).send(await getBody(page, 'identity'));
  };
  const origins = { hu: 'https://liget.example', en: 'https://liget.example' };
  registerPlans(app, { content, serve, origins, translations: { hu: {}, en: {} } });
  const getPlan = async () => (await app.inject({ url: '/terkep/liget-terkep.pdf' })).body;
  return { rename, getPlan };
}

describe('the printed plan', () => {
  test('shows a newer answer of the same revision', async () => {
    const { rename, getPlan } = createPlans();
    // Just after a publication the store may still return the answer before it.
    expect(await getPlan()).toBe('old name');
    rename('new name');
    expect(await getPlan()).toBe('new name');
  });

  test('is drawn once while its answers are the same', async () => {
    const { getPlan } = createPlans();
    expect([await getPlan(), await getPlan()]).toEqual(['old name', 'old name']);
    expect(renderPrintedPlan).toHaveBeenCalledOnce();
  });

  test('is drawn again after a failure, which does not discard a newer plan', async () => {
    const { rename, getPlan } = createPlans();
    const old = Promise.withResolvers<Buffer>();
    const isDrawing = Promise.withResolvers<void>();
    renderPrintedPlan.mockImplementationOnce(() => {
      isDrawing.resolve();
      return old.promise;
    });
    const failing = getPlan();
    await isDrawing.promise;
    rename('new name');
    expect(await getPlan()).toBe('new name');
    old.reject(new Error('the PDF library failed'));
    await failing;
    expect(await getPlan()).toBe('new name');
    expect(renderPrintedPlan).toHaveBeenCalledTimes(2);
    rename('newest name');
    renderPrintedPlan.mockRejectedValueOnce(new Error('the PDF library failed'));
    await getPlan();
    expect(await getPlan()).toBe('newest name');
  });
});
