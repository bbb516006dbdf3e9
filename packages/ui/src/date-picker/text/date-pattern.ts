import type { DateLanguage } from './date-language.ts';

/**
 * d, dd: day; o, oo: day of the year; D, DD: weekday's name, short and long; m, mm: month; M, MM: its name;
 * y, yy: year in two and in four digits; @: milliseconds since 1970; !: Windows ticks (100 ns since year 1).
 */
export type PatternField = 'd' | 'dd' | 'o' | 'oo' | 'D' | 'DD' | 'm' | 'mm' | 'M' | 'MM' | 'y' | 'yy' | '@' | '!';
export type PatternPart = { kind: 'field'; field: PatternField } | { kind: 'text'; text: string };

const FIELDS: readonly PatternField[] = ['dd', 'd', 'oo', 'o', 'DD', 'D', 'mm', 'm', 'MM', 'M', 'yy', 'y', '@', '!'];

/** Hungarian patterns use the initials of nap, hó and év. */
const HUNGARIAN_FIELDS: readonly (readonly [string, PatternField])[] = [
  ['éééé', 'yy'],
  ['éé', 'y'],
  ['nn', 'dd'],
  ['n', 'd'],
  ['NN', 'DD'],
  ['N', 'D'],
  ['hh', 'mm'],
  ['h', 'm'],
  ['HH', 'MM'],
  ['H', 'M'],
];

const NOTATIONS: Record<DateLanguage['locale'], readonly (readonly [string, PatternField])[]> = {
  en: FIELDS.map((field) => [field, field] as const),
  hu: [...HUNGARIAN_FIELDS, ...FIELDS.map((field) => [field, field] as const)],
};

/** Splits a pattern into fields and literal text; 'quoted' text is literal, and '' is one quote. */
export function parsePattern(pattern: string, locale: DateLanguage['locale']): PatternPart[] {
  const parts: PatternPart[] = [];
  let text = '';
  let quoted = false;
  let at = 0;
  const closeText = () => {
    if (text) parts.push({ kind: 'text', text });
    text = '';
  };
  while (at < pattern.length) {
    if (pattern.startsWith("''", at)) {
      text += "'";
      at += 2;
      continue;
    }
    if (pattern[at] === "'") {
      quoted = !quoted;
      at += 1;
      continue;
    }
    const known = quoted ? undefined : NOTATIONS[locale].find(([letters]) => pattern.startsWith(letters, at));
    if (known) {
      closeText();
      parts.push({ kind: 'field', field: known[1] });
    } else text += pattern[at];
    at += known?.[0].length ?? 1;
  }
  closeText();
  return parts;
}
