import type { Locale } from '@liget/content-api';
import { PREVIEW_LIFETIME, type PreviewKind, signPreview } from '@liget/content-api/preview';
import { itemScreenOf, parametersOf, screenPath, screens } from '@liget/content-api/screens';
import type { GeneratePreviewURL, LivePreviewConfig } from 'payload';
import { readEnvironment } from '../environment.ts';

/** Where the site shows a draft of that kind. */
function previewPath(kind: PreviewKind, locale: Locale, id: number): string {
  const shown = itemScreenOf(kind);
  const preview = screens.find((screen) => 'previewOf' in screen && screen.previewOf === shown);
  if (!preview) throw new Error(`No screen shows previews of ${kind}`);
  const [name = ''] = parametersOf(preview.id);
  return screenPath(preview.id, locale, { [name]: String(id) });
}

/** The address of a draft on the real screen, signed and good for an hour. `null` while there is nothing saved to show. */
function signedAddress(kind: PreviewKind, id: unknown, locale: Locale): string | null {
  const { PREVIEW_SECRET, PUBLIC_ORIGIN } = readEnvironment();
  if (!PREVIEW_SECRET || typeof id !== 'number') return null;
  const ticket = { kind, id, locale, expires: Math.floor(Date.now() / 1000) + PREVIEW_LIFETIME };
  const query = new URLSearchParams({ expires: String(ticket.expires), signature: signPreview(PREVIEW_SECRET, ticket) });
  return `${PUBLIC_ORIGIN}${previewPath(kind, ticket.locale, id)}?${query}`;
}

const localeOf = (code: string | undefined): Locale => (code === 'en' ? 'en' : 'hu');

/** What the button opens, in a window of its own. */
export function previewLink(kind: PreviewKind): GeneratePreviewURL {
  return (document, { locale }) => signedAddress(kind, document['id'], localeOf(locale));
}

/** The same page beside the form, in the form's language. Each save signs it anew, which loads it anew. */
export function livePreview(kind: PreviewKind): LivePreviewConfig {
  return {
    url: ({ data, locale }) => signedAddress(kind, data['id'], localeOf(locale?.code)),
    // Payload takes one language here; the Hungarian is among those of `admin/hungarian/untranslatable.ts`.
    breakpoints: [
      { name: 'phone', label: 'Phone', width: 390, height: 844 },
      { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
      { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
    ],
  };
}
