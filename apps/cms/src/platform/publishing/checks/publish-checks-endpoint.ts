import type { Endpoint } from 'payload';
import { ARTICLE_DATE, getArticleDate } from '../../fields/dates/article-date.ts';
import { loadTranslations } from '../../fields/values/both-languages.ts';
import { loadLocationHours } from '../../read-model/places/load-opening-hours.ts';
import { waitsForDate } from '../scheduling/jobs.ts';
import { mergeUrlChecks } from './publish-checks.ts';
import { findPublishErrors } from './publish-errors.ts';
import { checkUrl } from './url-checks.ts';

/** `GET /api/{collection}/{id}/problems`, for signed-in editors: the publish checks of the document as it was last saved. */
export function publishChecksEndpoint(collection: string): Omit<Endpoint, 'root'> {
  return {
    method: 'get',
    path: '/:id/problems',
    handler: async (req) => {
      if (!req.user) return Response.json({ problems: [] }, { status: 401 });
      const requested = String(req.routeParams?.['id']);
      const documents = await loadTranslations(req, { collection, id: requested, draft: true, user: req.user });
      if (!documents) return Response.json({ problems: [] }, { status: 404 });
      const id = Number(requested);
      const place = await loadLocationHours(req, documents.hu['location']);
      const { errors } = await findPublishErrors(req, { collection, id, documents, place });
      const isScheduled = await waitsForDate(req, collection, id, getArticleDate(documents.hu));
      const applying = errors.filter(({ at }) => !isScheduled || at?.field !== ARTICLE_DATE);
      const problems = mergeUrlChecks(applying, await checkUrl(req, collection, id));
      return Response.json({ problems }, { headers: { 'Cache-Control': 'no-store' } });
    },
  };
}
