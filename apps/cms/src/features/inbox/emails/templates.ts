import type { CaseKind, Locale } from '@liget/content-api';
import { getDateFormat } from '@liget/park/date-format';
import type { Payload } from 'payload';
import * as z from 'zod';
import type { Template } from '../desk-case.ts';

interface Values {
  name: string;
  reference: string;
  /** 'YYYY-MM-DD'. */
  due: string | null;
}

const formatDay = (day: string, locale: Locale) => getDateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

/** Replaces {név}, {hivatkozás} and {határidő}, or their English names, by the sender's name, the reference and the deadline. */
export function fillTemplate(text: string, { name, reference, due }: Values, locale: Locale): string {
  const values: Record<string, string> = {
    név: name,
    name,
    hivatkozás: reference,
    reference,
    határidő: due ? formatDay(due, locale) : '',
    deadline: due ? formatDay(due, locale) : '',
  };
  return text.replace(/\{([\p{L}]+)\}/gu, (placeholder, key: string) => values[key.toLowerCase()] ?? placeholder);
}

const StoredTemplate = z.object({
  name: z.string().catch(''),
  text: z.string().min(1),
  kinds: z.array(z.string()).catch([]),
  keepsOpen: z.boolean().catch(false),
});
const StoredTemplates = z.object({ templates: z.array(z.unknown()).catch([]) });

/** The templates for a kind of case, in the sender's language. */
export async function listTemplates(payload: Payload, values: Values & { kind: CaseKind; locale: Locale }): Promise<Template[]> {
  const settings = await payload.findGlobal({ slug: 'inbox-settings', depth: 0, locale: values.locale, fallbackLocale: false });
  return StoredTemplates.parse(settings).templates.flatMap((row) => {
    const { data: template } = StoredTemplate.safeParse(row);
    if (!template || (template.kinds.length > 0 && !template.kinds.includes(values.kind))) return [];
    const { name, text, keepsOpen } = template;
    return [{ name, text: fillTemplate(text, values, values.locale), keepsOpen }];
  });
}
