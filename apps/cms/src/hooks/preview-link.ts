import type { Locale } from '@liget/content-api';
import { PREVIEW_LIFETIME, type PreviewKind, signPreview } from '@liget/content-api/preview';
import { itemScreenOf, parametersOf, screenPath, screens } from '@liget/content-api/screens';
import type { GeneratePreviewURL } from 'payload';
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
    return `${PUBLIC_ORIGIN}${previewPath(kind, ticket.locale, id)}?${query}`;
  };
}
