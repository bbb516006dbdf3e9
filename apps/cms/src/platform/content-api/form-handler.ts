import type { Locale } from '@liget/content-api';
import type { Payload } from 'payload';
import type * as z from 'zod';
import type { ErrorCode } from './messages.ts';

export interface FormContext {
  payload: Payload;
  locale: Locale;
}

/** 'other': another submission was stored under the same key. */
export type FormOutcome = { reference: string; token?: string } | 'other' | { field: string; code: ErrorCode };

/** Parses the body of a form and stores it. */
export type FormHandler = (context: FormContext, value: unknown) => Promise<FormOutcome | z.ZodError>;

export const createFormHandler =
  <Body>(schema: z.ZodType<Body>, store: (context: FormContext, body: Body) => Promise<FormOutcome>): FormHandler =>
  async (context, value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? store(context, parsed.data) : parsed.error;
  };
