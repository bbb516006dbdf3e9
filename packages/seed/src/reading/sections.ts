import { lexer, type Token, type Tokens } from 'marked';
import { z } from 'zod';
import type { Body } from './item.ts';
import type { Fields } from './source-files.ts';

const KINDS = z.array(z.looseObject({ kind: z.string() })).optional();

const isHeading = (token: Token, depth: number): token is Tokens.Heading => token.type === 'heading' && token['depth'] === depth;
const isList = (token: Token | undefined): token is Tokens.List => token?.type === 'list';
const isTable = (token: Token | undefined): token is Tokens.Table => token?.type === 'table';
const isQuote = (token: Token | undefined): token is Tokens.Blockquote => token?.type === 'blockquote';

/** The Markdown of some tokens. */
const source = (tokens: readonly Token[]) =>
  tokens
    .map(({ raw }) => raw)
    .join('')
    .trim();
const optional = (name: string, tokens: readonly Token[]): Fields => (source(tokens) === '' ? {} : { [name]: source(tokens) });

interface Part {
  heading: string;
  tokens: Token[];
}

/** The text before the first heading of that depth, and the parts below each heading. */
function parts(tokens: readonly Token[], depth: number): { before: Token[]; under: Part[] } {
  const before: Token[] = [];
  const under: Part[] = [];
  for (const token of tokens) {
    if (isHeading(token, depth)) under.push({ heading: token.text, tokens: [] });
    else (under.at(-1)?.tokens ?? before).push(token);
  }
  return { before, under };
}

/** The list at the beginning, and the tokens after it. */
function firstList(tokens: readonly Token[]): { items: string[]; rest: Token[] } {
  const list = tokens.find(({ type }) => type !== 'space');
  if (!isList(list)) throw new RangeError('a list is missing');
  return { items: list.items.map(({ text }) => text), rest: tokens.slice(tokens.indexOf(list) + 1) };
}

/** `- **Label**: value` */
function fact(item: string): Fields {
  const [, label, value] = /^\*\*(.+?)\*\*: (.+)$/s.exec(item) ?? [];
  if (label === undefined) throw new RangeError(`"${item}" is not written as **label**: value`);
  return { label, value };
}

function underHeadings(tokens: readonly Token[], heading: string, text: string): Fields[] {
  const { before, under } = parts(tokens, 2);
  if (source(before) !== '') throw new RangeError('there is text before the first ## heading');
  return under.map((part) => ({ [heading]: part.heading, ...optional(text, part.tokens) }));
}

/** Throws when there are tokens that belong to no field. */
function requireNothingAfter(place: string, tokens: readonly Token[]): void {
  if (source(tokens) !== '') throw new RangeError(`there is text after ${place}`);
}

function titleOnly(tokens: readonly Token[]): Fields {
  if (source(tokens) !== '') throw new RangeError('there can be no text in such a section');
  return {};
}

function facts(tokens: readonly Token[]): Fields {
  const { items, rest } = firstList(tokens);
  requireNothingAfter('the list', rest);
  return { facts: items.map(fact) };
}

function opening(tokens: readonly Token[]): Fields {
  const { items, rest } = firstList(tokens);
  return { rows: items.map(fact), ...optional('note', rest) };
}

function quote(tokens: readonly Token[]): Fields {
  const [token, ...rest] = tokens.filter(({ type }) => type !== 'space');
  if (!isQuote(token)) throw new RangeError('a quotation is missing');
  requireNothingAfter('the quotation', rest);
  const [, text, speaker] = /^(.*?)(?:\n– (.*))?$/s.exec(token.text.trim()) ?? [];
  return { text, ...(speaker !== undefined && { speaker }) };
}

function table(tokens: readonly Token[]): Fields {
  const place = tokens.findIndex(isTable);
  const token = tokens[place];
  if (!isTable(token)) throw new RangeError('a table is missing');
  requireNothingAfter('the table', tokens.slice(place + 1));
  return {
    ...optional('caption', tokens.slice(0, place)),
    head: token.header.map(({ text }) => text),
    rows: token.rows.map((row) => row.map(({ text }) => text)),
  };
}

function comparison(tokens: readonly Token[]): Fields {
  const { items, rest } = firstList(tokens);
  const [before, after, ...others] = items;
  if (others.length > 0) throw new RangeError('a comparison has two labels, before and after');
  return { before: { label: before }, after: { label: after }, ...optional('note', rest) };
}

const READERS: Record<string, (tokens: readonly Token[]) => Fields> = {
  text: (tokens) => optional('body', tokens),
  access: (tokens) => optional('body', tokens),
  callout: (tokens) => optional('body', tokens),
  facts,
  opening,
  activities: (tokens) => ({ items: underHeadings(tokens, 'title', 'text') }),
  faq: (tokens) => ({ items: underHeadings(tokens, 'question', 'answer') }),
  gallery: titleOnly,
  balloon_schedule: titleOnly,
  quote,
  table,
  comparison,
};

/** The fields of a section of that kind, from the text below its heading. */
function getSection(kind: string, { heading, tokens }: Part): Fields {
  const reader = READERS[kind];
  if (!reader) throw new RangeError(`there is no kind of section "${kind}"; known are ${Object.keys(READERS).join(', ')}`);
  try {
    return { ...(heading !== '' && { title: heading }), ...reader(tokens) };
  } catch (error) {
    throw error instanceof RangeError ? new RangeError(`section "${heading || kind}": ${error.message}`) : error;
  }
}

/**
 * A page's Markdown as its `body`, the text before the first level-1 heading, and its `sections`, each below a level-1 heading that is its
 * title. `item.yaml` lists the kinds of the sections in the same order; README.md describes the format of each kind.
 */
export const bodyAndSections: Body = (markdown, facts) => {
  const { before, under } = parts(lexer(markdown), 1);
  const { data: kinds = [], success } = KINDS.safeParse(facts['sections']);
  if (!success) throw new RangeError('item.yaml does not list the kinds of the sections');
  if (kinds.length !== under.length) throw new RangeError(`there are ${under.length} sections, and ${kinds.length} in item.yaml`);
  const sections = kinds.flatMap(({ kind }, index) => {
    const part = under[index];
    return part ? [getSection(kind, part)] : [];
  });
  return { ...optional('body', before), ...(sections.length > 0 && { sections }) };
};

/** Markdown whose level-1 headings are names of fields. */
export const namedParts: Body = (markdown) => {
  const { before, under } = parts(lexer(markdown), 1);
  if (source(before) !== '') throw new RangeError('there is text before the first # heading');
  return Object.fromEntries(under.map(({ heading, tokens }) => [heading, source(tokens)]));
};
