import { formatCookie, readCookie } from '../../lib/cookies.ts';

/** The cookie of the development flags (specification, section 9). */
export const DEBUG_COOKIE = 'vuex_data';
const AGE_SECONDS = 365 * 24 * 60 * 60;

export interface DebugFlags {
  grid: boolean;
  translationKeys: boolean;
}

/** The flags in the cookie; missing and invalid ones are off. */
export function readDebugFlags(cookies: string): DebugFlags {
  let stored: unknown;
  try {
    stored = JSON.parse(decodeURIComponent(readCookie(cookies, DEBUG_COOKIE) ?? ''));
  } catch {
    stored = undefined;
  }
  const isOn = (name: keyof DebugFlags) => typeof stored === 'object' && stored !== null && Reflect.get(stored, name) === true;
  return { grid: isOn('grid'), translationKeys: isOn('translationKeys') };
}

export function formatDebugCookie(flags: DebugFlags): string {
  return formatCookie(DEBUG_COOKIE, encodeURIComponent(JSON.stringify(flags)), AGE_SECONDS);
}

/** The catalogue with keys in place of messages. Messages with arguments are lists, because the build compiles them. */
export function replaceTextsByKeys<Catalogue extends object>(catalogue: Catalogue, prefix = ''): Catalogue {
  const named = Object.entries(catalogue).map(([name, value]: [string, unknown]) => {
    const key = `${prefix}${name}`;
    return [name, typeof value === 'object' && value !== null && !Array.isArray(value) ? replaceTextsByKeys(value, `${key}.`) : key];
  });
  return Object.fromEntries(named);
}
