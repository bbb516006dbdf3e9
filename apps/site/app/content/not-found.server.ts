import type { Locale } from '@liget/content-api';
import * as z from 'zod';
import { unavailable } from './screen-content.server.ts';
import type { ContentStore } from './store.ts';

const NotFound = z.looseObject({ init: z.looseObject({ status: z.literal(404) }) });

/** Loads a page. One that is not there may have moved: while the editors' redirects cannot be read, nobody knows, and that is no 404. */
export async function withRedirectsKnown<Data>(content: ContentStore, locale: Locale, load: () => Promise<Data>): Promise<Data> {
  try {
    return await load();
  } catch (thrown) {
    if (NotFound.safeParse(thrown).success && (await content.read('redirects', locale)).kind !== 'ok') throw unavailable();
    throw thrown;
  }
}
