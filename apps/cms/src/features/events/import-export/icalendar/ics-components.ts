import ICAL from 'ical.js';
import { type Label, label } from '../../../../platform/fields/labels.ts';

type Component = InstanceType<typeof ICAL.Component>;

/** A component of a calendar file as its text. */
export interface ReadComponent {
  /** Number of its first line, from 1. */
  line: number;
  component: Component;
  /** Errors of unreadable lines; the other lines are used. */
  errors: Label[];
}

const formatBadLine = (line: number, text: string) =>
  label(
    `A fájl ${line}. sora hibás: „${text.slice(0, 60)}”. Javítsa a naptárban, és exportálja újra.`,
    `Line ${line} of the file is broken: ‘${text.slice(0, 60)}’. Correct it in the calendar and export it again.`,
  );

/** Maximum number of errors per component; more usually have the same cause. */
const MAX_ERRORS = 5;

interface Line {
  number: number;
  text: string;
}

/** Unfolds long lines: a line that begins with a space continues the one before (RFC 5545, 3.1). */
function unfold(text: string): Line[] {
  const lines: Line[] = [];
  let pieces: string[] = [];
  const close = () => {
    const open = lines.at(-1);
    if (open) open.text = pieces.join('');
  };
  for (const [index, physical] of text.split(/\r\n|\r|\n/).entries()) {
    if (/^[ \t]/.test(physical) && lines.length > 0) pieces.push(physical.slice(1));
    else {
      close();
      pieces = [physical];
      lines.push({ number: index + 1, text: physical });
    }
  }
  close();
  return lines.filter((line) => line.text.trim() !== '');
}

function isReadable({ text }: Line): boolean {
  if (/^(?:BEGIN|END):/i.test(text)) return true;
  try {
    ICAL.parse.property(text);
    return true;
  } catch {
    return false;
  }
}

/** The lines of each component: ical.js reshapes dates, also those that it has not understood. */
const writtenLines = new WeakMap<Component, readonly string[]>();

function parse(lines: readonly Line[]): Component {
  const texts = lines.map(({ text }) => text);
  const component = new ICAL.Component(ICAL.parse(texts.join('\r\n')));
  writtenLines.set(component, texts);
  return component;
}

/** The values of a property as the file has them. */
export function listWrittenValues(component: Component, name: string): string[] {
  const property = new RegExp(`^${name}(?=[:;])(?:"[^"]*"|[^":])*:`, 'i');
  return (writtenLines.get(component) ?? []).flatMap((text) => {
    const before = property.exec(text)?.[0];
    return before === undefined ? [] : text.slice(before.length).split(',');
  });
}

function readComponent(lines: readonly Line[]): ReadComponent {
  const line = lines[0]?.number ?? 0;
  try {
    return { line, component: parse(lines), errors: [] };
  } catch {
    const readable: Line[] = [];
    const bad: Line[] = [];
    for (const contentLine of lines) (isReadable(contentLine) ? readable : bad).push(contentLine);
    return { line, component: parse(readable), errors: bad.slice(0, MAX_ERRORS).map(({ number, text }) => formatBadLine(number, text)) };
  }
}

/** Parses all components with a name separately, so that a broken line is an error of its own component only. `null` if one is not closed. */
export function readComponents(text: string, name: string): ReadComponent[] | null {
  const components: ReadComponent[] = [];
  let lines: Line[] = [];
  const open: string[] = [];
  for (const line of unfold(text)) {
    const [, keyword, componentName] = /^(BEGIN|END):\s*(\S+)\s*$/i.exec(line.text) ?? [];
    const boundary = componentName?.toUpperCase();
    if (keyword?.toUpperCase() === 'BEGIN' && boundary) {
      if (boundary === name && !open.includes(name)) lines = [];
      open.push(boundary);
    }
    lines.push(line);
    if (keyword?.toUpperCase() !== 'END') continue;
    if (open.pop() !== boundary) return null;
    if (boundary !== name || open.includes(name)) continue;
    try {
      components.push(readComponent(lines));
    } catch {
      return null;
    }
  }
  return open.length > 0 ? null : components;
}
