import type { PathAttributes } from '@liget/content-api';
import type { Tags } from './elements.ts';

const WORD = /^[a-z][a-z0-9_:;-]{0,59}$/;
const MAX_HOURS_LENGTH = 300;
/** Metres per storey, if only their number is known. */
const STOREY_METRES = 3;

/** Parses '3', '3.5', '3,5' and '3 m' as metres; other units are ignored. */
function parseMetres(text: string | undefined, most: number): number | undefined {
  const found = /^(\d+(?:[.,]\d+)?)\s*(?:m|metres?)?$/.exec(text?.trim() ?? '');
  const value = Number(found?.[1]?.replace(',', '.'));
  return value > 0 && value <= most ? value : undefined;
}

/** Parses '5%', '-5 %' and '3°' as percent; 'up' and 'down' have no value. */
function parsePercent(text: string | undefined): number | undefined {
  const found = /^(-?\d+(?:[.,]\d+)?)\s*(%|°)$/.exec(text?.trim() ?? '');
  if (!found) return undefined;
  const value = Number(found[1]?.replace(',', '.'));
  const inPercent = found[2] === '°' ? Math.tan((value * Math.PI) / 180) * 100 : value;
  return Math.abs(inPercent) <= 100 ? Math.round(inPercent * 10) / 10 : undefined;
}

const parseWord = (text: string | undefined) => (text && WORD.test(text) ? text : undefined);
const parseEnum = <Value extends string>(text: string | undefined, values: readonly Value[]) => values.find((value) => value === text);

function parseLit(text: string | undefined): boolean | undefined {
  if (text === 'no' || text === 'disused') return false;
  return ['yes', '24/7', 'automatic', 'sunset-sunrise', 'dusk-dawn', 'limited'].includes(text ?? '') ? true : undefined;
}

function parseCount(text: string | undefined): number | undefined {
  const value = Number(text || Number.NaN);
  return Number.isInteger(value) && value > 0 && value <= 2000 ? value : undefined;
}

function getHeight(tags: Tags): number | undefined {
  const storeys = Number(tags['building:levels'] || Number.NaN);
  return parseMetres(tags['height'], 500) ?? (storeys > 0 && storeys <= 100 ? storeys * STOREY_METRES : undefined);
}

/** The known properties of a path or place; `undefined` if there are none. Unknown values are left out: unknown never means "no". */
export function readAttributes(tags: Tags): PathAttributes | undefined {
  const hours = tags['opening_hours'];
  const all: { [Key in keyof PathAttributes]: PathAttributes[Key] | undefined } = {
    surface: parseWord(tags['surface']),
    smoothness: parseWord(tags['smoothness']),
    incline: parsePercent(tags['incline']),
    kerb: parseEnum(tags['kerb'], ['flush', 'lowered', 'raised']),
    wheelchair: tags['wheelchair'] === 'designated' ? 'yes' : parseEnum(tags['wheelchair'], ['yes', 'limited', 'no']),
    lit: parseLit(tags['lit']),
    width: parseMetres(tags['width'], 200),
    step_count: parseCount(tags['step_count']),
    height: getHeight(tags),
    opening_hours: hours && hours.length <= MAX_HOURS_LENGTH ? hours : undefined,
  };
  const knownEntries = Object.entries(all).filter(([, value]) => value !== undefined);
  return knownEntries.length > 0 ? Object.fromEntries(knownEntries) : undefined;
}

/** The Hungarian name, and the English one, which defaults to the Hungarian. */
export function readNames(tags: Tags): { hu: string; en: string } | undefined {
  const [own, hungarian, english] = ['name', 'name:hu', 'name:en'].map((key) => tags[key]?.trim().replaceAll(/\s+/g, ' ') || undefined);
  const hu = hungarian ?? own ?? english;
  return hu ? { hu, en: english ?? hu } : undefined;
}
