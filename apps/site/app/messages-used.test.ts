import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { hu } from './i18n/hu/index.ts';
import { flattenTexts } from './i18n/texts-by-key.ts';

const SITE = path.join(import.meta.dirname, '..');
const KEYS = [...flattenTexts(hu).keys()];

const WEEKENDS = ['weekend', 'nextWeekend'];

/** Keys that a component gets from a value: the file, the name of the value, and its possible values. */
const ASKED_BY_VALUE: Record<string, Record<string, readonly string[]>> = {
  'app/components/needs/NeedsRow.tsx': { need: ['child', 'pushchair', 'wheelchair', 'dog', 'rain', 'free'] },
  'app/layout/header/ProgramsPanel.tsx': { slug: ['cultural', 'outdoor', 'family', 'sport'], 'data.weekend.name': WEEKENDS },
  'app/layout/header/SearchDialog.tsx': { 'data.weekendName': WEEKENDS },
  'app/screens/home/HomeTop.tsx': { weekendName: WEEKENDS },
  'app/layout/header/VisitorsPanel.tsx': { 'balloon.words': keysLike('shell', /^balloon(?!Schedule)/) },
  'app/screens/home/BalloonBox.tsx': { 'balloon.words': keysLike('shell', /^balloon(?!Schedule)/) },
  'app/screens/home/Hero.tsx': { 'balloon.words': keysLike('shell', /^balloon(?!Schedule)/) },
  'app/screens/places/balloon/BalloonSchedule.tsx': { 'balloon.words': keysLike('shell', /^balloon(?!Schedule)/) },
  'app/screens/map/stage/CameraControl.tsx': { name: ['zoomIn', 'zoomOut', 'rotate', 'reset'] },
};

function keysLike(part: keyof typeof hu, sign: RegExp): string[] {
  return Object.keys(hu[part]).filter((key) => sign.test(key));
}

interface Source {
  file: string;
  code: string;
}

const sources = (): Source[] =>
  globSync('{app,server}/**/*.{ts,tsx}', { cwd: SITE })
    .filter((file) => !/\.test\.tsx?$|^app\/i18n\//.test(file))
    .map((file) => ({ file, code: readFileSync(path.join(SITE, file), 'utf8') }));

const escaped = (text: string) => text.replaceAll('.', String.raw`\.`);

/** The translators of a file: their names with their parts of the catalogue. */
const translators = (code: string) =>
  [...code.matchAll(/const (\w+) = (?:useTranslations\(|createTranslator\(\{[^}]*namespace: )'([\w.]+)'/g)].map(
    ([, name = '', part = '']) => ({ name, part }),
  );

interface UsedMessages {
  keys: string[];
  /** Calls whose key is a value that is not listed above. */
  unknown: string[];
}

/** The keys that the calls of one translator may use: literals, both branches of a condition, and templates with any value. */
function findUsedMessages({ file, code }: Source, { name, part }: { name: string; part: string }): UsedMessages {
  const usedMessages: UsedMessages = { keys: [], unknown: [] };
  for (const [, argument = ''] of code.matchAll(new RegExp(String.raw`(?<![\w.])${name}(?:\.rich|\.markup)?\(\s*(?=([^\n]*))`, 'g'))) {
    const [, template] = /^`([^`]*)`/.exec(argument) ?? [];
    if (template !== undefined) {
      const sign = new RegExp(`^${escaped(`${part}.${template}`).replaceAll(/\$\{[^}]*\}/g, String.raw`\w+`)}$`);
      usedMessages.keys.push(...KEYS.filter((key) => sign.test(key)));
      continue;
    }
    const [first = ''] = argument.split(/[,)]/);
    const value = /^[\w.]+$/.exec(first)?.[0];
    const known = value === undefined ? undefined : ASKED_BY_VALUE[file]?.[value];
    if (known) usedMessages.keys.push(...known.map((key) => `${part}.${key}`));
    else if (value !== undefined) usedMessages.unknown.push(`${file}: ${name}(${value})`);
    else usedMessages.keys.push(...[...first.matchAll(/'([\w.]+)'/g)].map(([, key]) => `${part}.${key}`));
  }
  return usedMessages;
}

/** Keys that are read from the catalogue: `messages.shell.home`, or a group of them. */
function takenOut({ code }: Source): string[] {
  const names = new Map([['messages', '']]);
  // `const { programs: words } = getMessages(locale)`, `{ newsletter }: Pick<Messages, …>`, `messages: { programs: words }`.
  for (const [, part = '', name = part] of code.matchAll(/\{ (\w+)(?:: (\w+))? \}(?= = messages\b| = getMessages\(|: Pick<Messages)/g))
    names.set(name, `${part}.`);
  for (const [, part = '', name = ''] of code.matchAll(/messages: \{ (\w+): (\w+) \}/g)) names.set(name, `${part}.`);
  for (const [, part = '', group = ''] of code.matchAll(/\{ (\w+): \{ (\w+) \} \}: Pick<Messages/g)) names.set(group, `${part}.${group}.`);
  return [...names].flatMap(([name, prefix]) =>
    [...code.matchAll(new RegExp(String.raw`(?<!\w)${name}\.([\w.]+)`, 'g'))].map(([, key]) => `${prefix}${key}`),
  );
}

function findUsedKeys(all: readonly Source[]): { used: Set<string>; unknown: string[] } {
  const used = new Set<string>();
  const unknown: string[] = [];
  for (const source of all) {
    for (const translator of translators(source.code)) {
      const usedMessages = findUsedMessages(source, translator);
      for (const key of usedMessages.keys) used.add(key);
      unknown.push(...usedMessages.unknown);
    }
    for (const taken of takenOut(source))
      for (const key of KEYS) if (key === taken || taken.startsWith(`${key}.`) || isGroupOf(taken, key)) used.add(key);
  }
  return { used, unknown };
}

/** 'programs.times' is a group of texts; 'programs' alone is a part and says nothing about its keys. */
const isGroupOf = (taken: string, key: string) => taken.includes('.') && key.startsWith(`${taken}.`);

describe('the messages', () => {
  const { used, unknown } = findUsedKeys(sources());

  test('are all used', () => {
    expect(KEYS.filter((key) => !used.has(key))).toEqual([]);
  });
  test('have keys that can be read in the code', () => {
    expect(unknown).toEqual([]);
  });
});

test('are found in code as literals, conditions, templates and groups', () => {
  const code = `
    const t = useTranslations('map');
    t('lead'); t(isToday ? 'noneToday' : 'none'); t(\`kinds.\${kind}\`); other.t('plan'); t(name);
    const { programs: words } = getMessages(locale);
    function check({ forms: { sender } }: Pick<Messages, 'forms'>) { return sender.privacy; }
    messages.programs.times[value]; words.free;`;
  const { used, unknown } = findUsedKeys([{ file: 'x.tsx', code }]);
  expect([...used].filter((key) => !/kinds|times/.test(key)).toSorted()).toEqual([
    'forms.sender.privacy',
    'map.lead',
    'map.none',
    'map.noneToday',
    'programs.free',
  ]);
  expect(used.has('map.kinds.metro')).toBe(true);
  expect(used.has('programs.times.any')).toBe(true);
  expect(unknown).toEqual(['x.tsx: t(name)']);
});
