import { createHash } from 'node:crypto';
import { parseAst } from 'vitest/node';
import { changed, lineOf, type Mutant, read } from './mutant.ts';
import type { Target } from './targets.ts';

/** A node of the syntax tree, as far as it is looked at. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;

const OPERATORS: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
};

/** A limit of so many bytes or milliseconds that is one less: nobody meets that. */
const LARGE = 250;
/** What these are given is read in the log only. */
const LOGS = /^(?:log|complain|setConnected|console\.\w+|app\.log\.\w+|content\.log|read\.complain)$|logger\./;

/** A sentence is a text, not a rule. */
const SENTENCE = /^\p{Lu}.*\s\S+\s.*[.!?]$/u;

type Found = Pick<Mutant, 'start' | 'end' | 'replacement'>;

/** The changes of one node itself. */
function changesOf(node: Node, source: string): Found[] {
  const text = (of: Node) => source.slice(of.start, of.end);
  const whole = (replacement: string) => [{ start: node.start, end: node.end, replacement }];
  const child = (name: string) => (isNode(node[name]) ? node[name] : undefined);
  const between = (replacement: string): Found[] => {
    const [left, right] = [child('left'), child('right')];
    if (!left || !right) return [];
    const at = source.indexOf(String(node['operator']), left.end);
    return [{ start: at, end: at + String(node['operator']).length, replacement }];
  };
  const negated = (): Found[] => {
    const test = child('test');
    return test ? [{ start: test.start, end: test.end, replacement: `!(${text(test)})` }] : [];
  };
  switch (node.type) {
    case 'BinaryExpression': {
      const other = OPERATORS[String(node['operator'])];
      return other === undefined ? [] : between(other);
    }
    case 'LogicalExpression':
      return node['operator'] === '??' ? [] : between(node['operator'] === '&&' ? '||' : '&&');
    case 'IfStatement': {
      const isEarlyEnd = /^(?:\{\s*)?(?:return|throw|continue|break)\b/.test(text(child('consequent') ?? node)) && !child('alternate');
      return [...negated(), ...(isEarlyEnd ? whole(';') : [])];
    }
    case 'ConditionalExpression':
      return negated();
    case 'ExpressionStatement':
      return whole(';');
    case 'UnaryExpression': {
      const argument = child('argument');
      return node['operator'] === '!' && argument ? whole(text(argument)) : [];
    }
    case 'Literal': {
      const { value } = node;
      if (typeof value === 'boolean') return whole(String(!value));
      if (typeof value === 'string') return value === '' || SENTENCE.test(value) ? [] : whole("''");
      return typeof value === 'number' && value < LARGE ? [...whole(`${value + 1}`), ...whole(`(${value - 1})`)] : [];
    }
    default:
      return [];
  }
}

/** Types, names and addresses of modules, and what only the log says, are no behaviour. */
function isSkipped(node: Node, key: string, parent: Node, source: string): boolean {
  if (
    node.type.startsWith('TS') &&
    node.type !== 'TSAsExpression' &&
    node.type !== 'TSSatisfiesExpression' &&
    node.type !== 'TSNonNullExpression'
  )
    return true;
  if (node.type.startsWith('Import') || key === 'typeAnnotation' || key === 'typeArguments') return true;
  if (key === 'key' && parent['computed'] !== true) return true;
  if (key === 'source' && parent.type.startsWith('Export')) return true;
  if (node.type === 'NewExpression' && isNode(node['callee']) && String(node['callee']['name']).endsWith('Error')) return true;
  if (node.type !== 'CallExpression' && node.type !== 'ExpressionStatement') return false;
  const call = node.type === 'ExpressionStatement' ? node['expression'] : node;
  return isNode(call) && isNode(call['callee']) && LOGS.test(source.slice(call['callee'].start, call['callee'].end));
}

function walk(node: Node, source: string, found: Found[]): Found[] {
  found.push(...changesOf(node, source));
  for (const [key, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child) && !isSkipped(child, key, node, source)) walk(child, source, found);
  }
  return found;
}

function parses(source: string): boolean {
  try {
    parseAst(source, { lang: 'ts' });
    return true;
  } catch {
    return false;
  }
}

const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 90);

/** Every change of a file that the generator knows. */
export function changesIn({ file, kind }: Target): Mutant[] {
  const source = read(file);
  const tree: unknown = parseAst(source, { lang: 'ts' });
  if (!isNode(tree)) throw new Error(`${file} has no syntax tree`);
  return walk(tree, source, []).map((found): Mutant => {
    const title = `${short(source.slice(found.start, found.end))} → ${short(found.replacement) || 'nothing'}`;
    return { ...found, file, kind, title };
  });
}

/** Those changes that leave a program. */
export const mutantsOf = (target: Target): Mutant[] => changesIn(target).filter((mutant) => parses(changed(read(target.file), mutant)));

/** A mutant that no test can notice, and why. Its line is named by its text, for numbers move. */
export interface Equivalent {
  file: string;
  /** A part of the line on which the change begins. */
  line: string;
  /** The change, as the report says it. */
  title: string;
  why: string;
}

export const isSame = ({ file, line, title }: Equivalent, mutant: Mutant): boolean => {
  if (mutant.file !== file || mutant.title !== title) return false;
  const source = read(file);
  return (source.split('\n')[lineOf(source, mutant.start) - 1] ?? '').includes(line);
};

/** `size` of the mutants of one kind, always the same ones for a seed. */
export function sampled(mutants: readonly Mutant[], size: number, seed: string): Mutant[] {
  const rank = ({ file, start, replacement, title }: Mutant) =>
    createHash('sha256')
      .update(JSON.stringify([seed, file, start, title, replacement]))
      .digest('hex');
  return mutants
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}
