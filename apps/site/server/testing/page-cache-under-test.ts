import { vi } from 'vitest';
import type { ReadQuality } from '../../app/content/request-reads.ts';
import { createPageCache } from '../cache/page-cache.ts';
import type { Admit } from '../cache/rendering-budget.ts';
import { getBody, toStoredPage } from '../cache/stored-page.ts';

export function createTestPageCache({
  revision = 7,
  bounds,
}: {
  revision?: number | null;
  bounds?: { pages: number; visitorQueries: number };
} = {}) {
  const reads: ReadQuality = { oldest: null, isLacking: false, isLate: false };
  const state = { revision, time: 1_000_000, status: 200, text: 'first', reads, isStruggling: false, trackedOptions: [] as unknown[] };
  const pages = createPageCache({
    revision: () => state.revision,
    trackReads: async (make, options) => {
      state.trackedOptions.push(options);
      return { result: await make(), reads: state.reads };
    },
    log: () => {},
    isStruggling: () => state.isStruggling,
    clock: () => state.time,
    wait: async (ms) => {
      state.time += ms;
    },
    withNotice: async (page, { since, isLacking }) => {
      const notices = [since === null ? '' : `, of ${since}`, isLacking ? ', parts missing' : ''];
      return toStoredPage(200, {}, Buffer.from(`${(await getBody(page, 'identity')).toString()}${notices.join('')}`));
    },
    ...(bounds ? { bounds } : {}),
  });
  const render = vi.fn(() => toStoredPage(state.status, { 'x-test': '1' }, Buffer.from(state.text)));
  const admit = vi.fn<Admit>(async () => () => {});
  const requestPage = async (key = '/terkep') => {
    const { page, source, age } = await pages.serve(key, render, admit);
    return { source, age, status: page.status, text: (await getBody(page, 'identity')).toString() };
  };
  return { state, pages, render, admit, requestPage };
}
