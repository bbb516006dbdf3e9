import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What the router's manifest says of a route, as far as it is read here. */
interface Route {
  parentId?: string | undefined;
  css?: string[] | undefined;
}

export type Routes = Readonly<Record<string, Route | undefined>>;

/** The router marks the address of a sheet that a parent or a part loads too with a closing '#'. */
export const toFile = (href: string): string => href.replace(/#$/, '');

/** The style sheets of a page, as it links them: of its route and of those around it, the outermost first. */
function getSheets(id: string, routes: Routes): string[] {
  const route = routes[id];
  if (!route) return [];
  return [...(route.parentId === undefined ? [] : getSheets(route.parentId, routes)), ...(route.css ?? [])];
}

const toKey = (sheets: readonly string[]) => [...new Set(sheets.map(toFile))].join(' ');

/** Names of sheets are hashes of what they say, and so is this one. */
const nameFor = (key: string) => `/assets/${createHash('sha256').update(key).digest('base64url').slice(0, 7)}.css`;

/** By the sheets of a page the one that says the same as all of them: one request, and half of the bytes. */
export type PageSheets = ReadonlyMap<string, string>;

export function createPageSheets(routes: Routes): PageSheets {
  const keys = Object.keys(routes).map((id) => toKey(getSheets(id, routes)));
  return new Map(keys.filter((key) => key.includes(' ')).map((key) => [key, nameFor(key)]));
}

export const findPageSheet = (sheets: PageSheets, hrefs: readonly string[]): string | undefined => sheets.get(toKey(hrefs));

/** Writes the sheets of all pages beside the built ones; after the build, before the compression. */
export async function writePageSheets(client: string, routes: Routes): Promise<void> {
  for (const [key, name] of createPageSheets(routes)) {
    const parts = await Promise.all(key.split(' ').map((href) => readFile(path.join(client, href), 'utf8')));
    await writeFile(path.join(client, name), parts.join('\n'));
  }
}
