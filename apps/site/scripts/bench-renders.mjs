// CPU time of a whole uncached page against React's own rendering of the same tree, in production mode. A process of its own: `fork` it.

import { brotliDecompressSync } from 'node:zlib';
import { CONTENT_REVISION_HEADER } from '@liget/content-api/headers';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import { createContentStore } from '../app/content/store.ts';
import { createRenderer, renderPage } from '../server/pages/render.ts';

const ROUNDS = 7;
const RENDERS = 12;

if (process.env.NODE_ENV !== 'production') throw new Error('React would be measured in its development mode');

const { cms, site, paths } = JSON.parse(process.argv[2]);
const build = await import(new URL('../build/server/index.js', import.meta.url).href);

/** What the page's own renderer is given, to be rendered again in the plainest way. */
let tree;
const entry = { ...build.entry.module };
const renderWhole = entry.default;
entry.default = (request, status, headers, context, ...more) => {
  // The data for the browser go once, with the page itself; they are no part of the tree.
  tree = createElement(ServerRouter, { context: { ...context, serverHandoffStream: undefined }, url: request.url });
  return renderWhole(request, status, headers, context, ...more);
};

const content = createContentStore({ origin: cms, log: () => {}, previewSecret: undefined });
// Contents come from memory as long as they are of this revision.
content.setRevision(Number((await fetch(`${cms}/api/hu/content-revision`)).headers.get(CONTENT_REVISION_HEADER)));
const context = { content, publicOrigin: site, indexable: false, translations: { hu: {}, en: {} }, previewSecret: undefined };
const renderer = createRenderer({ ...build, entry: { ...build.entry, module: entry } }, 'production');

async function cpuOf(work) {
  const before = process.cpuUsage();
  for (let done = 0; done < RENDERS; done += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / RENDERS;
}

async function measure(pathname) {
  const renderWhole = async () => {
    const page = await renderPage(new Request(new URL(pathname, site)), { renderer, context });
    if (page.status !== 200) throw new Error(`${pathname}: status ${page.status}`);
    return page;
  };
  const { length } = brotliDecompressSync((await renderWhole()).bodies.br);
  const again = tree;
  const renderPlain = () => renderToString(again);
  for (const work of [renderWhole, renderPlain]) await cpuOf(work);
  // The same tree, or there would be nothing to compare: what is more is the data for the browser.
  const share = Buffer.byteLength(renderPlain()) / length;
  if (share < 0.5) throw new Error(`${pathname}: React alone renders ${Math.round(share * 100)} % of the page`);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push([await cpuOf(renderWhole), await cpuOf(renderPlain)]);
  return { pathname, rounds, share };
}

const results = [];
for (const pathname of paths) results.push(await measure(pathname));
process.send({ results });
process.disconnect();
