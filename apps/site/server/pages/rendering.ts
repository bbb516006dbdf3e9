import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '../../app/content/context.ts';
import type { ContentStore } from '../../app/content/store.ts';
import type { Admit } from '../cache/rendering-budget.ts';
import type { StoredPage } from '../cache/stored-page.ts';
import type { Hosts } from '../http/urls/allowed-hosts.ts';
import { getVisitorQueryKind, isFixedScreen } from '../http/urls/requested-url.ts';
import { createNoticeInserter, findDueNotice } from './page-notice.ts';
import type { PageRequest } from './page-request.ts';
import { type Renderer, renderPage } from './render.ts';
import { toWebRequest } from './sent-form.ts';

/** The context that all renderings share. */
export type SharedContext = Pick<RequestContext, 'content' | 'indexable' | 'translations' | 'previewSecret'>;

export interface RenderingOptions {
  renderer: () => Renderer | Promise<Renderer>;
  context: SharedContext;
  /** Contents at an instant, for an editor, if given with the newest version of a menu; not cached. */
  contentAt: (instant: Temporal.Instant, draftMenu: number | undefined) => ContentStore;
  hosts: Hosts;
  /** The rendering budget of the request's client. */
  admitFor: (request: FastifyRequest) => Admit;
}

/** The origins of both languages, if each has a host of its own. */
export const getOwnOrigins = ({ hasHostPerLanguage, origins }: Hosts): Pick<RequestContext, 'ownOrigins'> =>
  hasHostPerLanguage ? { ownOrigins: origins } : {};

export function createRendering({ renderer, context: shared, contentAt, hosts, admitFor }: RenderingOptions) {
  const insertNotice = createNoticeInserter(shared.translations);

  async function render(request: Request, { publicOrigin }: PageRequest, own: Partial<RequestContext> = {}): Promise<StoredPage> {
    const context = { ...shared, publicOrigin, ...getOwnOrigins(hosts), ...own };
    return renderPage(request, { renderer: await renderer(), context });
  }

  /** Renders for one client. Reads are tracked, so that in an outage stale statements about "now" are left out, and the page says what may be old or missing. */
  async function renderForOne(request: FastifyRequest, page: PageRequest, own?: Partial<RequestContext>): Promise<StoredPage> {
    const { previewAt, draftMenu } = page;
    const preview = previewAt && {
      previewAt,
      ...(draftMenu && { hasDraftMenu: true }),
      content: contentAt(previewAt, draftMenu),
      indexable: false,
    };
    const { content } = preview ?? shared;
    const renderOnce = () => render(toWebRequest(request, page), page, { ...preview, ...own });
    const { result, reads } = await content.trackReads(renderOnce, { isVisitorQuery: true });
    const notice = findDueNotice(result, reads, Date.now());
    return notice ? insertNotice(result, notice) : result;
  }

  /** A page that is not cached costs a rendering each time, so its client needs a budget. */
  async function renderAdmitted(request: FastifyRequest, page: PageRequest): Promise<StoredPage> {
    const newQuery = page.previewAt ? null : getVisitorQueryKind(page.key);
    const end = await admitFor(request)({ newQuery, mayBeMissing: !isFixedScreen(page.key) });
    let rendered: StoredPage | undefined;
    try {
      rendered = await renderForOne(request, page);
      return rendered;
    } finally {
      end(rendered?.status);
    }
  }

  return { render, renderForOne, renderAdmitted };
}

export type Rendering = ReturnType<typeof createRendering>;
