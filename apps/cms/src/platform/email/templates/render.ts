import type { Locale } from '@liget/content-api';
import { getScreenPath } from '@liget/content-api/screens';
import type { Payload } from 'payload';
import { readEnvironment } from '../../environment.ts';
import { findGlobal } from '../../read-model/published.ts';
import type { EmailContent, EmailHeader } from './blocks.ts';
import { renderEmailHtml } from './html.ts';
import { renderEmailText } from './plain.ts';

export interface RenderedEmail {
  html: string;
  text: string;
}

/** The full URL of a path of the site or the admin. */
export function getPublicUrl(path: string): string {
  return new URL(path, readEnvironment().PUBLIC_ORIGIN).href;
}

/** The company details of the site's current settings. */
export async function loadEmailHeader(payload: Payload, locale: Locale): Promise<EmailHeader> {
  const settings = await findGlobal({ payload, locale }, 'site-settings', 0);
  const company = settings.group('company');
  return {
    locale,
    home: getPublicUrl(getScreenPath('home', locale, {})),
    company: company.textOrEmpty('name'),
    address: company.textOrEmpty('address'),
    phone: settings.textOrEmpty('phone'),
    email: settings.textOrEmpty('email'),
  };
}

/** Both bodies of an email. Pure: many emails share one header and footer. */
export function renderEmail(head: EmailHeader, content: EmailContent): RenderedEmail {
  return { html: renderEmailHtml(content, head), text: renderEmailText(content, head) };
}

/** Both bodies of one email, with the header and footer of the site's settings. */
export async function composeEmail(payload: Payload, locale: Locale, content: EmailContent): Promise<RenderedEmail> {
  return renderEmail(await loadEmailHeader(payload, locale), content);
}
