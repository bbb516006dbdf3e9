import { findPageSheet, type PageSheets } from '../../page-sheets.ts';

/** Milliseconds after which scripts begin although an image of the page has not come. */
const LONGEST_WAIT_MS = 3000;

/**
 * What begins a page's scripts: the `load` event, which comes after styles, fonts and the lead image, or the visitor's first move, which the
 * script in the head notes (`app/components/islands/first-move.ts`).
 */
const WAIT = `await Promise.race([window.firstMove,new Promise(begin=>{if(document.readyState=="complete")begin();else addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(begin)));setTimeout(begin,${LONGEST_WAIT_MS})})]);`;

const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*\/>/g;
const MODULE = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;

/** The router's own module script, whose static imports would be fetched as soon as it is parsed. */
const toDynamic = (code: string) =>
  code
    .replaceAll(/import \* as (\w+) from ("[^"]+");/g, 'const $1 = await import($2);')
    .replaceAll(/(^|\n)import ("[^"]+");/g, '$1await import($2);');

/** Lets a page's scripts wait until it is painted; they are then asked for all at once, as the router's preloads would. */
export function delayScripts(html: string): string {
  const [, , code] = MODULE.exec(html) ?? [];
  if (code === undefined || !code.includes('import ')) return html;
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const fetchAll = `for(let href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;
  return html
    .replaceAll(PRELOAD, '')
    .replace(MODULE, (_, open: string, script: string, close: string) => `${open}${WAIT}${fetchAll}${toDynamic(script)}${close}`);
}

const SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * One style sheet in place of all those that a page links. They stay, disabled, which browsers do not load: the router and the loader of parts
 * find them there, and bring none a second time.
 */
export function mergeSheets(html: string, sheets: PageSheets): string {
  const hrefs = [...html.matchAll(SHEET)].flatMap(([, href]) => href ?? []);
  const merged = findPageSheet(sheets, hrefs);
  if (merged === undefined) return html;
  const disabled = html.replaceAll(SHEET, '<link rel="stylesheet" href="$1" disabled=""/>');
  return disabled.replace('<link rel="stylesheet"', `<link rel="stylesheet" href="${merged}"/><link rel="stylesheet"`);
}
