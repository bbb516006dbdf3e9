import { getPhoneUrl } from '../../lib/urls/phone-url.ts';

/** A part of a contact line; a part with a URL is a link. */
export interface ContactPart {
  text: string;
  href?: string;
}

const ADDRESS = /([^\s,;<>]+@[^\s,;<>]+\.[a-z]{2,})|(\+\d[\d ]{7,}\d)/gi;

/** Splits a contact line into text and links for e-mail addresses and telephone numbers. */
export function parseContactParts(line: string): ContactPart[] {
  const parts: ContactPart[] = [];
  let from = 0;
  for (const match of line.matchAll(ADDRESS)) {
    if (match.index > from) parts.push({ text: line.slice(from, match.index) });
    const [text, email] = match;
    parts.push({ text, href: email ? `mailto:${email}` : getPhoneUrl(text) });
    from = match.index + text.length;
  }
  if (from < line.length) parts.push({ text: line.slice(from) });
  return parts;
}
