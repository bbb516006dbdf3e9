import type { Locale } from '@liget/content-api';
import * as z from 'zod';

type ParameterMessages = Record<Locale, string>;

/** The part of a parameter's JSON schema in the contract that is used here. */
const ParameterSchema = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  enum: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  get items() {
    return ParameterSchema.optional();
  },
});
type ParameterSchema = z.infer<typeof ParameterSchema>;

function readAllowed(query: z.ZodType, parameter: string): ParameterSchema | undefined {
  const { properties } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  return ParameterSchema.safeParse(properties?.[parameter]).data;
}

function getValues(allowed: ParameterSchema): ParameterMessages | undefined {
  const { type, format, enum: choices, minimum, maximum, minLength = 0, maxLength } = allowed;
  if (choices) return { hu: `lehet: ${choices.join(', ')}`, en: `it may be: ${choices.join(', ')}` };
  if (format === 'date') return { hu: 'nap kell, mint 2026-11-22', en: 'a day is needed, like 2026-11-22' };
  if (type === 'integer')
    return { hu: `egész szám lehet, ${minimum} és ${maximum} között`, en: `it may be a whole number from ${minimum} to ${maximum}` };
  if (maxLength === undefined) return undefined;
  return { hu: `${minLength}–${maxLength} karakter lehet`, en: `it may have ${minLength} to ${maxLength} characters` };
}

function describeExpected(query: z.ZodType, parameter: string, issue: z.core.$ZodIssue | undefined): ParameterMessages | undefined {
  if (!issue) return { hu: 'nulla karakter nem lehet benne', en: 'it must not have a null character' };
  if (issue.code === 'custom') return { hu: 'a záró nap nem lehet a kezdő nap előtt', en: 'the last day must not be before the first' };
  const allowed = readAllowed(query, parameter);
  if (!allowed?.items) return allowed && getValues(allowed);
  const { maxItems } = allowed;
  const values = getValues(allowed.items);
  const most = { hu: `legfeljebb ${maxItems} érték`, en: `at most ${maxItems} values` };
  return values ? { hu: [values.hu, most.hu].join('; '), en: [values.en, most.en].join('; ') } : most;
}

/** The message about an invalid query parameter: its name and the allowed values or range. */
export function describeBadParameter(locale: Locale, query: z.ZodType, parameter: string, issue: z.core.$ZodIssue | undefined): string {
  const allowed = describeExpected(query, parameter, issue);
  const more = allowed ? `; ${allowed[locale]}` : '';
  return locale === 'hu'
    ? `A(z) „${parameter}” paraméter értéke nem megfelelő${more}.`
    : `The value of the parameter ‘${parameter}’ is not valid${more}.`;
}
