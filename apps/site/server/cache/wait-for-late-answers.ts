import type { ReadQuality } from '../../app/content/request-reads.ts';

/** Milliseconds between two renderings of a page whose answers are late. */
const RENDER_AGAIN_MS = 1_000;
/** Milliseconds after which a page is not rendered again, whatever is missing. */
const MAX_RENDERING_MS = 10_000;

interface Rendered<Page> {
  result: Page;
  reads: ReadQuality;
}

interface Options {
  clock: () => number;
  /** Waits for some milliseconds. */
  wait: (ms: number) => Promise<void>;
}

/**
 * Renders a page for the first time. While answers are late it is rendered again for some seconds: just after a start the content service answers its
 * first calls slowly, and a visitor should rather wait than get a page with parts missing.
 */
export async function waitForLateAnswers<Page>(render: () => Promise<Rendered<Page>>, { clock, wait }: Options): Promise<Rendered<Page>> {
  const start = clock();
  let rendered = await render();
  while (rendered.reads.isLate && clock() - start < MAX_RENDERING_MS) {
    await wait(RENDER_AGAIN_MS);
    rendered = await render();
  }
  return rendered;
}
