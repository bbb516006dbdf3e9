import { type EndpointName, endpoints, type FormName, forms, newsletterLinks, QR_USES } from '@liget/content-api';
import { ATTACHMENTS_PATH, CASE_PATH, GALLERY_ARCHIVE_PATH, REVISION_EVENTS_PATH } from '@liget/content-api/api-paths';
import { MISSED_PAGES_PATH } from '@liget/content-api/not-found-report';
import { PREVIEWS, type PreviewEndpoint, type PreviewKind, parseDocumentId } from '@liget/content-api/preview';
import { MAX_REQUESTED_SLUG_LENGTH } from '@liget/content-api/vocabulary/slug';

export type Route =
  | { kind: 'endpoint'; name: EndpointName; slug: string }
  | { kind: 'form'; name: FormName }
  | { kind: 'newsletter-link' }
  | { kind: 'preview'; collection: PreviewKind; endpoint: PreviewEndpoint; id: number }
  | { kind: 'gallery-archive'; slug: string }
  | { kind: 'case'; reference: string }
  | { kind: 'attachment' }
  | { kind: 'missed-pages' }
  | { kind: 'qr-uses' }
  | { kind: 'revision-events' };

const isEndpointName = (name: string): name is EndpointName => name in endpoints;
const isFormName = (name: string): name is FormName => name in forms;

const exactRoutes = new Map<string, Route>();
/** By the part before the slug: '/events/'. */
const endpointsByPrefix = new Map<string, EndpointName>();

for (const [name, { path }] of Object.entries(endpoints)) {
  if (!isEndpointName(name)) continue;
  if (path.endsWith('/:slug')) endpointsByPrefix.set(path.slice(0, -':slug'.length), name);
  else exactRoutes.set(path, { kind: 'endpoint', name, slug: '' });
}
for (const [name, { path }] of Object.entries(forms)) if (isFormName(name)) exactRoutes.set(path, { kind: 'form', name });
exactRoutes.set(newsletterLinks.path, { kind: 'newsletter-link' });
exactRoutes.set(REVISION_EVENTS_PATH, { kind: 'revision-events' });
exactRoutes.set(ATTACHMENTS_PATH, { kind: 'attachment' });
exactRoutes.set(MISSED_PAGES_PATH, { kind: 'missed-pages' });
exactRoutes.set(QR_USES, { kind: 'qr-uses' });

const ARCHIVE = new RegExp(`^${GALLERY_ARCHIVE_PATH.replace(':slug', '([^/]+)')}$`);
const CASE = new RegExp(`^${CASE_PATH.replace(':reference', '([A-Z0-9-]{1,40})')}$`);

/** The text of a path segment; `null` for broken percent-encoding and for impossible slugs. */
function decodeSlug(segment: string): string | null {
  try {
    const slug = decodeURIComponent(segment);
    // oxlint-disable-next-line no-control-regex -- databases refuse null bytes.
    return slug.length > 0 && slug.length <= MAX_REQUESTED_SLUG_LENGTH && !/[\u0000-\u001f/\\]/.test(slug) ? slug : null;
  } catch {
    return null;
  }
}

function getPreview(path: string): Route | null {
  const [, kind, idText = ''] = /^\/preview\/([a-z-]+)\/([^/]+)$/.exec(path) ?? [];
  const id = parseDocumentId(idText);
  const preview = PREVIEWS.find((row) => row.kind === kind);
  return preview && id !== undefined ? { kind: 'preview', collection: preview.kind, endpoint: preview.endpoint, id } : null;
}

function getArchive(path: string): Route | null {
  const [, segment] = ARCHIVE.exec(path) ?? [];
  const slug = segment === undefined ? null : decodeSlug(segment);
  return slug === null ? null : { kind: 'gallery-archive', slug };
}

function getCase(path: string): Route | null {
  const [, reference] = CASE.exec(path) ?? [];
  return reference === undefined ? null : { kind: 'case', reference };
}

/** The route of a path below `/api/{locale}`; `null` when the contract does not have it. */
export function matchRoute(path: string): Route | null {
  const route = exactRoutes.get(path) ?? getPreview(path) ?? getArchive(path) ?? getCase(path);
  if (route) return route;
  const slugStart = path.lastIndexOf('/') + 1;
  const name = endpointsByPrefix.get(path.slice(0, slugStart));
  const slug = name === undefined ? null : decodeSlug(path.slice(slugStart));
  return name === undefined || slug === null ? null : { kind: 'endpoint', name, slug };
}
