import type { AttachmentToken, FormName, FormValues, Locale, Receipt } from '@liget/content-api';
import { toBudapestDay } from '@liget/park/time';
import { type ActionFunctionArgs, data } from 'react-router';
import * as z from 'zod';
import { requestContext } from '../../content/context.ts';
import type { SentFile } from '../../content/sent-file.ts';
import type { Suspicion } from '../../content/spam-guard.ts';
import { getMessages, type Messages } from '../../i18n/index.ts';
import { getPathLocale } from '../../lib/urls/href.ts';
import { redirectDocumentTo, redirectTo } from '../../lib/urls/redirects/redirect-to.ts';
import { checkFiles, describeLostFiles, uploadFiles } from './attachments/attachments.server.ts';
import { readFormData } from './form-data.server.ts';
import { ATTACHMENTS, type FieldErrors, FORM_TIMESTAMP, type FormState, HONEYPOT, PAGE_TIMESTAMP, PROOF } from './form-state.ts';
import { createIdempotencyKey } from './idempotency-key.server.ts';

interface Submission {
  idempotency_key: string;
  attachments: AttachmentToken[];
}

interface FormDefinition<Name extends FormName, Field extends string> {
  name: Name;
  /** The names of the inputs, equal to those of the contract. */
  fields: readonly Field[];
  /** The field that another form of the site may send alone: then this form is shown with it, without errors. */
  begunWith?: Field;
  /** Validation errors that need no content service. */
  check(values: Record<Field, string>, messages: Messages): FieldErrors<Field>;
  /** The values by which a repeated submission is recognised. */
  listIdentifyingValues(values: Record<Field, string>): string[];
  body(values: Record<Field, string>, sending: Submission): FormValues<Name>;
  thanksUrl(locale: Locale, receipt: Receipt['data']): string;
}

/** The values by which a repeated submission with files is recognised. */
const describeFiles = (files: readonly SentFile[]) => files.map(({ name, sha256 }) => `${name} ${sha256}`);

/**
 * Normalises a text as the visitor typed it: browsers submit line ends as two characters but count one towards `maxlength`, and some systems send
 * "é" as two characters.
 */
const normalizeText = (text: string) => text.replace(/\r\n?/g, '\n').normalize('NFC').trim();

/** Returns a function that reads the text of a posted form's field. */
const createTextReader = (form: FormData) => (field: string) => {
  // Without scripts, days come in several fields of the same name.
  const written = form.getAll(field).filter((value) => typeof value === 'string');
  return written.map(normalizeText).join(',');
};

const readValues = <Field extends string>(fields: readonly Field[], read: (field: Field) => string): Record<Field, string> =>
  z.record(z.enum(fields), z.string()).parse(Object.fromEntries(fields.map((field) => [field, read(field)])));

type Errors<Field extends string> = FormState<Field>['errors'];

/** The messages that belong to fields of this form. */
function pickErrors<Field extends string>(
  fields: readonly Field[],
  messages: Readonly<Partial<Record<string, string>>> = {},
): Errors<Field> {
  const errors: Errors<Field> = {};
  for (const field of fields) if (messages[field]) errors[field] = messages[field];
  return errors;
}

/** Adds the names of lost files to the error of the whole form or, if there is none, of the file field. */
function addLostFiles<Field extends string>(errors: Errors<Field>, lostFiles: string): Errors<Field> {
  const place = errors.form ? 'form' : ATTACHMENTS;
  return { ...errors, [place]: [errors[place], lostFiles].filter(Boolean).join(' ') };
}

/** Redirects to the thank-you. A URL with a token is loaded as a new document, so that no script of the old page can read the token. */
const redirectToThanks = (url: string, { token }: Receipt['data']) => (token ? redirectDocumentTo : redirectTo)(url, 303);

/** The errors that need no content service: of the fields, and of files. */
function findValidationErrors<Name extends FormName, Field extends string>(
  definition: FormDefinition<Name, Field>,
  values: Record<Field, string>,
  { files, locale, messages }: { files: readonly SentFile[]; locale: Locale; messages: Messages },
): Errors<Field> {
  const errors = pickErrors(definition.fields, definition.check(values, messages));
  const fileError = checkFiles(files, locale, messages);
  if (fileError) errors[ATTACHMENTS] = fileError;
  return errors;
}

/** Whether another form of the site sent one field alone, to begin this form. */
const isOnlyBegun = <Name extends FormName, Field extends string>(
  { fields, begunWith }: FormDefinition<Name, Field>,
  form: FormData,
): boolean => begunWith !== undefined && fields.every((field) => form.has(field) === (field === begunWith));

/**
 * The action of a form, with or without scripts: validates it, stores it and then redirects to the thank-you (303, so that a reload sends nothing
 * again). Otherwise the form is shown again with its values: 200 if it was only begun, 422 for validation errors, 503 if it could not be stored,
 * 429 after too many submissions; without its values, 413, if it was too long to be read.
 */
export async function handleForm<Name extends FormName, Field extends string>(
  args: Pick<ActionFunctionArgs, 'request' | 'context' | 'url'>,
  definition: FormDefinition<Name, Field>,
) {
  const { content, now, translations, refused, isDocument, spamGuard, files = [] } = args.context.get(requestContext);
  const locale = getPathLocale(args.url.pathname);
  const messages = getMessages(locale, translations[locale]);
  if (refused === 'tooLong')
    return data<FormState<Field>>({ values: readValues(definition.fields, () => ''), errors: {}, error: 'lost' }, { status: 413 });
  const form = await readFormData(args.request);
  const readText = createTextReader(form);
  const values = readValues(definition.fields, readText);
  const [honeypot, stamp, proof] = [readText(HONEYPOT), readText(FORM_TIMESTAMP) || readText(PAGE_TIMESTAMP), readText(PROOF)];
  const stamped = { stamp: stamp || (spamGuard?.createTimestamp() ?? '') };
  // A new document cannot refill file fields; with scripts the page and its files stay.
  const hasLostFiles = isDocument && files.length > 0;
  const showAgain = (errors: Errors<Field>, status: number, suspicion?: Suspicion) =>
    data<FormState<Field>>(
      {
        values,
        errors: hasLostFiles ? addLostFiles(errors, describeLostFiles(files, locale, messages)) : errors,
        ...(hasLostFiles && { hasLostFiles }),
        ...stamped,
        ...suspicion,
      },
      { status },
    );
  const showAgainWithError = (field: 'form' | typeof ATTACHMENTS, message: string, status: number, suspicion?: Suspicion) => {
    const errors: Errors<Field> = {};
    errors[field] = message;
    return showAgain(errors, status, suspicion);
  };
  if (refused === 'tooMany') return showAgainWithError('form', messages.forms.errors.tooMany, 429);
  if (isOnlyBegun(definition, form)) return showAgain({}, 200);
  const showUnavailable = () => showAgainWithError('form', messages.forms.unavailable, 503);

  const validationErrors = findValidationErrors(definition, values, { files, locale, messages });
  if (Object.keys(validationErrors).length > 0) return showAgain(validationErrors, 422);
  const key = createIdempotencyKey(
    definition.name,
    [...definition.listIdentifyingValues(values), ...describeFiles(files)],
    toBudapestDay(now),
  );
  const suspicion = await spamGuard?.findSuspicion({ name: definition.name, stamp, proof, isHoneypotFilled: honeypot !== '', key });
  if (suspicion) return showAgainWithError('form', messages.forms.suspected, 422, suspicion);
  const upload = await uploadFiles(content, files, locale, messages);
  if (upload.kind === 'refused') return showAgainWithError(ATTACHMENTS, upload.message, 422);
  if (upload.kind === 'unavailable') return showUnavailable();
  const body = definition.body(values, { idempotency_key: key, attachments: upload.attachmentTokens });
  const answer = await content.send(definition.name, locale, body);
  if (answer.kind === 'ok') throw redirectToThanks(definition.thanksUrl(locale, answer.value.data), answer.value.data);
  if (answer.kind === 'refused') {
    const errors = pickErrors(definition.fields, answer.error.fields);
    // Errors of values that the visitor did not enter concern the whole form.
    return Object.keys(errors).length > 0 ? showAgain(errors, 422) : showAgainWithError('form', answer.error.message, 422);
  }
  content.log(`form ${definition.name} was not stored: ${answer.kind}`);
  return showUnavailable();
}
