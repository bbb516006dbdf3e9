import type { Field, Payload, SanitizedConfig } from 'payload';
import { readRevision } from '../../content-revision/revision.ts';
import { inEditorLanguage } from '../../editor-language.ts';
import { type Label } from '../../fields/labels.ts';
import { findLinkError } from '../../fields/links/prose-link-errors.ts';
import type { Validation } from '../../fields/publication.ts';
import { walkFields } from '../../fields/values/walk-fields.ts';
import { isEditorState } from '../rich-text/rich-text-state.ts';
import { formatPlaceholderError } from './error-texts.ts';
import { readOwnDocument } from './own-document.ts';
import type { OwnDocument } from './park-data.ts';
import { type PlaceholderError, resolveForEditor } from './resolve.ts';
import { findPlaceholders, mayHavePlaceholder } from './syntax.ts';

type Validator = (value: unknown, options: Validation) => unknown;

/** Globals with texts for visitors. The inbox has its own placeholders. */
const GLOBALS = new Set(['site-settings', 'project-review', 'balloon']);
/** Their texts are only in Hungarian, and not localised. */
const IN_ONE_LANGUAGE = new Set(['newsletters']);

/** The text of a paragraph, as runs of one format each. */
interface Line {
  runs: string[];
}

function readLines(value: unknown): Line[] {
  if (typeof value === 'string') return [{ runs: [value] }];
  if (!isEditorState(value)) return [];
  const collect = (node: object): Line[] => {
    const { text, children }: { text?: unknown; children?: unknown } = node;
    if (typeof text === 'string') return [{ runs: [text] }];
    const inner = Array.isArray(children) ? children.map(collect) : [];
    const isLine = inner.every((lines) => lines.length <= 1);
    return isLine && inner.length > 0 ? [{ runs: inner.flat().flatMap(({ runs }) => runs) }] : inner.flat();
  };
  return collect(value.root);
}

/** The first placeholder of a line without data, of which `isSought` says that it counts. */
async function findErrorInLine(
  { runs }: Line,
  payload: Payload,
  own: OwnDocument | undefined,
  isSought: (error: PlaceholderError) => boolean,
): Promise<Label | null> {
  const placeholders = runs.flatMap(findPlaceholders);
  for (const placeholder of placeholders) {
    const resolved = await resolveForEditor(payload, placeholder, own);
    if ('error' in resolved && isSought(resolved.error)) return formatPlaceholderError(placeholder, resolved.error);
  }
  const [split] = findPlaceholders(runs.join('')).slice(placeholders.length);
  return split && isSought({ reason: 'split' }) ? formatPlaceholderError(split, { reason: 'split' }) : null;
}

async function findError(value: unknown, saved: Validation, isSought: (error: PlaceholderError) => boolean): Promise<Label | null> {
  const { req } = saved;
  const lines = readLines(value).filter(({ runs }) => runs.some(mayHavePlaceholder));
  if (lines.length === 0 || req.context['seeding'] === true) return null;
  // Use what was published a moment ago.
  await readRevision(req.payload);
  const own = await readOwnDocument(saved);
  for (const line of lines) {
    const error = await findErrorInLine(line, req.payload, own, isSought);
    if (error) return error;
  }
  return null;
}

const isUnpublished = ({ reason }: PlaceholderError) => reason === 'unpublished';

/**
 * The error in the editor's language; `null` when all placeholders of a value have data, or name what is merely not published: two places that
 * name each other could never be published. Not checked while seeding, because the seed writes texts before their data.
 */
async function findPlaceholderError(value: unknown, saved: Validation): Promise<string | null> {
  const error = await findError(value, saved, (one) => !isUnpublished(one));
  return error && inEditorLanguage(error, saved.req);
}

/** The warning about a placeholder of a value that names what is not published; `null` when there is none. */
export const findUnpublishedPlaceholder = (value: unknown, saved: Validation): Promise<Label | null> =>
  findError(value, saved, isUnpublished);

const hasText = ({ type }: Field) => type === 'text' || type === 'textarea' || type === 'richText';

function check(field: Field, isLocalised: (field: Field) => boolean, seen: WeakSet<object>): void {
  if (seen.has(field)) return;
  seen.add(field);
  if (hasText(field) && isLocalised(field) && 'validate' in field) {
    const own = field.validate as Validator | undefined;
    Object.assign(field, {
      validate: async (value: unknown, options: Validation) => {
        const linkError = field.type === 'richText' ? findLinkError(value, options.req) : null;
        // Before the text editor's own rule, whose messages are in English.
        const answer = linkError ?? (own ? await own(value, options) : true);
        return answer === true ? ((await findPlaceholderError(value, options)) ?? true) : answer;
      },
    });
  }
}

/**
 * Refuses placeholders without data, and invalid links, in the texts for visitors whenever Payload validates: when it saves a document
 * without drafts, when it publishes, and in the publish checks. Runs after Payload has given every field its validator.
 */
export function withPlaceholderChecks(config: SanitizedConfig): SanitizedConfig {
  const seen = new WeakSet();
  const isLocalised = (field: Field) => 'localized' in field && (field.localized ?? false);
  for (const { slug, fields, trash } of config.collections) {
    const isOne = IN_ONE_LANGUAGE.has(slug);
    if (trash || isOne) for (const { field } of walkFields(fields)) check(field, isOne ? () => true : isLocalised, seen);
  }
  for (const { slug, fields } of config.globals)
    if (GLOBALS.has(slug)) for (const { field } of walkFields(fields)) check(field, isLocalised, seen);
  return config;
}
