import { PREVIEW_LIFETIME, type PreviewKind, signPreview } from '@liget/content-api/preview';
import type { GeneratePreviewURL } from 'payload';
import { readEnvironment } from '../environment.ts';

/** Where the site shows previews, by kind and language. */
const PATHS = {
  events: { hu: '/varosligeti-programok/preview', en: '/en/programs-in-varosliget/preview' },
  news: { hu: '/magazin/preview', en: '/en/magazine/preview' },
} as const satisfies Record<PreviewKind, Record<'hu' | 'en', string>>;

/** The address of a draft on the real screen, signed and good for an hour. `null` while there is nothing saved to show. */
export function previewLink(kind: PreviewKind): GeneratePreviewURL {
  return (document, { locale }) => {
    const { PREVIEW_SECRET, PUBLIC_ORIGIN } = readEnvironment();
    const id = document['id'];
    if (!PREVIEW_SECRET || typeof id !== 'number') return null;
    const ticket = {
      kind,
      id,
      locale: locale === 'en' ? ('en' as const) : ('hu' as const),
      expires: Math.floor(Date.now() / 1000) + PREVIEW_LIFETIME,
    };
    const query = new URLSearchParams({ expires: String(ticket.expires), signature: signPreview(PREVIEW_SECRET, ticket) });
    return `${PUBLIC_ORIGIN}${PATHS[kind][ticket.locale]}/${id}?${query}`;
  };
}
