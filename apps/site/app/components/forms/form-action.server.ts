import type { AttachmentToken, BodyOf, FormName, Locale, Receipt } from '@liget/content-api';
import { toBudapestDay } from '@liget/park/time';
import { type ActionFunctionArgs, data, redirect, redirectDocument } from 'react-router';
import { requestContext } from '../../content/context.ts';
import type { SentFile } from '../../content/sent-file.ts';
import type { Suspicion } from '../../content/spam-guard.ts';
import { getMessages, type Messages } from '../../i18n/index.ts';
import { getPathLocale } from '../../lib/urls/href.ts';
import { checkFiles, sendFiles } from './attachments/attachments.server.ts';
import { ATTACHMENTS, type FieldErrors, type FormState, HONEYPOT, PROOF, STAMP } from './form-state.ts';
import { createIdempotencyKey } from './idempotency-key.server.ts';

interface FormDefinition<Name extends FormName, Field extends string> {
  name: Name;
  /** The names of the inputs, which are those of the contract. */
  fields: readonly Field[];
  /** What can be seen to be wrong before asking the content service. */
  check(values: Record<Field, string>, messages: Messages): FieldErrors<Field>;
  /** The values that make two sendings the same one. */
  telling(values: Record<Field, string>): string[];
  body(values: Record<Field, string>, attachments: AttachmentToken[]): Omit<BodyOf<Name>, 'idempotency_key'>;
  thanksUrl(locale: Locale, receipt: Receipt['data']): string;
}

/** What makes two sendings with files the same one. */
const describeFiles = (files: readonly SentFile[]) => files.map(({ name, sha256 }) => `${name} ${sha256}`);

/**
 * A text as it was typed: a browser without scripts sends two characters for a line's end and counts one against the longest text that a field takes,
 * and some systems type "é" as two characters.
 */
const toTyped = (text: string) => text.replace(/\r\n?/g, '\n').normalize('NFC').trim();

async function readFields<Field extends string>(request: Request, fields: readonly Field[]): Promise<Record<Field, string>> {
  const form = await request.formData().catch(() => {
    throw data({ code: 'error' }, { status: 400, statusText: 'Bad Request' });
  });
  const text = (field: Field) => {
    // Days come in several fields of one name where no script has joined them.
    const written = form.getAll(field).filter((value) => typeof value === 'string');
    return written.map(toTyped).join(',');
  };
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<Field, string>;
}

const createNoValues = <Field extends string>(fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>;

/** The service's messages by field; one about something that the visitor did not enter is about the whole form. */
function getErrors<Field extends string>(
  fields: readonly Field[],
  error: { message: string; fields?: Record<string, string> | undefined },
): FormState<Field>['errors'] {
  const known = fields.filter((field) => error.fields?.[field]);
  if (known.length === 0) return { form: error.message } as FormState<Field>['errors'];
  return Object.fromEntries(known.map((field) => [field, error.fields?.[field]])) as FormState<Field>['errors'];
}

/** On to the thank-you. An address with a token is loaded as a document of its own, in which nothing of the page before is left that could tell it. */
const thanks = (url: string, { token }: Receipt['data']) => (token ? redirectDocument(url, 303) : redirect(url, 303));

/**
 * Takes a form with or without JavaScript: checks it, has it stored, and only then leads on to the thank-you (303, so that a reload sends
 * nothing). What cannot be taken comes back with its values: 422 for faulty fields, 503 when it could not be stored, 429 when there were too
 * many; without them, with 413, when it was too long to be read.
 */
export async function takeForm<Name extends FormName, Field extends string>(
  args: Pick<ActionFunctionArgs, 'request' | 'context' | 'url'>,
  definition: FormDefinition<Name, Field>,
) {
  const { content, now, translations, refused, isDocument, spamGuard, files = [] } = args.context.get(requestContext);
  const locale = getPathLocale(args.url.pathname);
  const messages = getMessages(locale, translations[locale]);
  if (refused === 'tooLong')
    return data<FormState<Field>>({ values: createNoValues(definition.fields), errors: {}, error: 'lost' }, { status: 413 });
  const hidden = [HONEYPOT, STAMP, PROOF] as const;
  const {
    [HONEYPOT]: trapped,
    [STAMP]: stamp,
    [PROOF]: proof,
    ...written
  } = await readFields(args.request, [...definition.fields, ...hidden]);
  const values = written as Record<Field, string>;
  // Without scripts a form has its first stamp when it is shown again.
  const stamped = { stamp: stamp || (spamGuard?.stamp() ?? '') };
  if (refused === 'tooMany') return data<FormState<Field>>({ values, errors: {}, error: 'tooMany', ...stamped }, { status: 429 });
  // A new page has empty file fields, and no server can fill them; scripts leave the page as it is.
  const lost = isDocument && files.length > 0 ? { lostFiles: files.map(({ name }) => name) } : {};
  const again = (errors: FormState<Field>['errors'], status: number, suspicion?: Suspicion) =>
    data<FormState<Field>>({ values, errors, ...lost, ...stamped, ...suspicion }, { status });
  const notNow = () => again({ form: messages.forms.unavailable } as FormState<Field>['errors'], 503);

  const faultyFiles = checkFiles(files, locale, messages);
  const slips = { ...definition.check(values, messages), ...(faultyFiles ? { [ATTACHMENTS]: faultyFiles } : {}) };
  if (Object.keys(slips).length > 0) return again(slips as FormState<Field>['errors'], 422);
  const key = createIdempotencyKey(definition.name, [...definition.telling(values), ...describeFiles(files)], toBudapestDay(now));
  const suspicion = await spamGuard?.suspicion({ name: definition.name, stamp, proof, isTrapped: trapped !== '', key });
  if (suspicion) return again({ form: messages.forms.suspected } as FormState<Field>['errors'], 422, suspicion);
  const sent = await sendFiles(content, files, locale, messages);
  if (sent.kind === 'refused') return again({ [ATTACHMENTS]: sent.message } as FormState<Field>['errors'], 422);
  if (sent.kind === 'unavailable') return notNow();
  const body = { ...definition.body(values, sent.attachmentTokens), idempotency_key: key } as BodyOf<Name>;
  const answer = await content.send(definition.name, locale, body);
  if (answer.kind === 'ok') throw thanks(definition.thanksUrl(locale, answer.value.data), answer.value.data);
  if (answer.kind === 'refused') return again(getErrors(definition.fields, answer.error), 422);
  content.log(`form ${definition.name} was not stored: ${answer.kind}`);
  return notNow();
}
