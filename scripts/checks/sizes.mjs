// What a first visit of each screen loads, Brotli-compressed as our own server sends it. Fails above the limits.
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createPageSheets, findPageSheet } from '../../apps/site/page-sheets.ts';
import { root } from '../install.mjs';

const LIMITS = { js: 112_000, css: 16_000, fonts: 40_000 };

const client = path.join(root, 'apps/site/build/client');
const [manifestFile] = globSync('assets/manifest-*.js', { cwd: client });
if (!manifestFile) throw new Error('No build found: run `npm run build` first.');
const manifest = JSON.parse(
  readFileSync(path.join(client, manifestFile), 'utf8')
    .replace(/^window\.__reactRouterManifest=/, '')
    .replace(/;$/, ''),
);

const sizes = new Map();
function measureSize(asset) {
  // The router marks a style sheet that a parent also loads with a trailing '#'.
  const file = asset.replace(/^\//, '').replace(/#$/, '');
  if (!sizes.has(file)) {
    // The build compresses all files except fonts, which are already compressed.
    sizes.set(file, statSync(path.join(client, file.endsWith('.woff2') ? file : `${file}.br`)).size);
  }
  return sizes.get(file);
}
const sumSizes = (assets) => [...new Set(assets)].reduce((sum, asset) => sum + measureSize(asset), 0);

function listRouteChain(id) {
  const route = manifest.routes[id];
  return route.parentId ? [...listRouteChain(route.parentId), route] : [route];
}

/** The map's code loads after the visitor's first interaction with its screen, and on no other screen. */
const MAP_LIBRARY = 'maplibregl-canvas';
const mapCode = new Set(
  globSync('assets/*.js', { cwd: client })
    .filter((file) => readFileSync(path.join(client, file), 'utf8').includes(MAP_LIBRARY))
    .map((file) => `/${file.replaceAll('\\', '/')}`),
);

const errors = [];
if (mapCode.size === 0) errors.push('the map library is nowhere in the build: the check itself is broken');
let heaviest = { id: '', js: 0 };
let heaviestCss = 0;
const pageSheetsOfAll = createPageSheets(manifest.routes);
const screens = Object.keys(manifest.routes).filter((id) => id.includes('___') && !id.startsWith('shell'));
for (const id of screens) {
  const routes = listRouteChain(id);
  const scripts = [
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap((route) => [route.module, ...(route.imports ?? [])]),
  ];
  const js = sumSizes(scripts);
  for (const file of scripts.filter((asset) => mapCode.has(asset))) errors.push(`${id} loads the map library at first: ${file}`);
  const sheets = routes.flatMap((route) => route.css ?? []);
  const merged = findPageSheet(pageSheetsOfAll, sheets);
  const css = sumSizes(merged ? [merged] : sheets);
  if (css > heaviestCss) heaviestCss = css;
  if (js > heaviest.js) heaviest = { id, js };
  if (js > LIMITS.js) errors.push(`${id}: JavaScript ${js} bytes, at most ${LIMITS.js}`);
  if (css > LIMITS.css) errors.push(`${id}: CSS ${css} bytes, at most ${LIMITS.css}`);
}
const fonts = sumSizes(globSync('assets/*.woff2', { cwd: client }).map((file) => `/${file.replaceAll('\\', '/')}`));
if (screens.length < 60) errors.push(`only ${screens.length} screens found: the check itself is broken`);
console.log(
  `Sizes: ${screens.length} screens, heaviest first load ${heaviest.id} ${heaviest.js} B of JavaScript; at most ${heaviestCss} B of styles in one file; fonts ${fonts} B; the map library ${sumSizes([...mapCode])} B, after the first interaction.`,
);
if (fonts > LIMITS.fonts) errors.push(`fonts: ${fonts} bytes, at most ${LIMITS.fonts}`);
if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exit(1);
}
