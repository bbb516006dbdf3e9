import { findPageSheet, type PageSheets } from '../../page-sheets.ts';

/** Milliseconds after which scripts start even if an image has not loaded. */
const MAX_WAIT_MS = 3000;

/**
 * The condition on which a page's scripts start: the `load` event, after styles, fonts and the lead image, or the visitor's first interaction,
 * which a script in the head records (`app/components/islands/first-move.ts`).
 */
const WAIT = `await Promise.race([window.firstMove,new Promise(begin=>{if(document.readyState=="complete")begin();else addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(begin)));setTimeout(begin,${MAX_WAIT_MS})})]);`;

const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*\/>/g;
const MODULE = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;

/** Converts the router's module script, whose static imports would be fetched during parsing, to dynamic imports. */
const toDynamic = (code: string) =>
  code
    .replaceAll(/import \* as (\w+) from ("[^"]+");/g, 'const $1 = await import($2);')
    .replaceAll(/(^|\n)import ("[^"]+");/g, '$1await import($2);');

/** Delays a page's scripts until the first paint; then all are requested at once, as the router's preloads would. */
export function delayScripts(html: string): string {
  const [, , code] = MODULE.exec(html) ?? [];
  if (code === undefined || !code.includes('import ')) return html;
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const fetchAll = `for(let href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;
  return html
    .replaceAll(PRELOAD, '')
    .replace(MODULE, (_, open: string, script: string, close: string) => `${open}${WAIT}${fetchAll}${toDynamic(script)}${close}`);
}

/** A page that works without scripts and is not hydrated. */
export const removeScripts = (html: string): string => html.replaceAll(PRELOAD, '').replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');

const SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * Replaces the style sheets of a page by one merged file. The original links stay, disabled, and browsers do not load them: the router and the
 * island loader find them and do not add them again.
 */
export function mergeSheets(html: string, sheets: PageSheets): string {
  const hrefs = [...html.matchAll(SHEET)].flatMap(([, href]) => href ?? []);
  const merged = findPageSheet(sheets, hrefs);
  if (merged === undefined) return html;
  const disabled = html.replaceAll(SHEET, '<link rel="stylesheet" href="$1" disabled=""/>');
  return disabled.replace('<link rel="stylesheet"', `<link rel="stylesheet" href="${merged}"/><link rel="stylesheet"`);
}
