import type { Locale } from '@liget/content-api';
import type { Endpoint, FlattenedField } from 'payload';
import { ARTICLE_DATE, getArticleDate } from '../../fields/dates/article-date.ts';
import { loadLocationHours } from '../../read-model/load-opening-hours.ts';
import { waitsForDate } from '../scheduling/jobs.ts';
import { checkFields } from './field-checks.ts';
import { checkImages } from './image-checks.ts';
import { type CollectionChecks, checkDocument, hasEnglish, mergeFieldChecks, mergeMoreChecks } from './publish-checks.ts';
import { checkUrl } from './url-checks.ts';

/** Fields with a chosen or optional name, or one that is the same in both languages, check themselves. */
function isChecked(field: FlattenedField): boolean {
  if (field.name !== 'title' && field.name !== 'name') return true;
  return 'localized' in field && field.localized && 'required' in field && field.required;
}

/**
 * `GET /api/{collection}/{id}/problems`, for signed-in editors: the publish checks of the document as it was last saved. `checks` are those
 * of this collection only.
 */
export function publishChecksEndpoint(collection: string, checks: CollectionChecks = () => []): Omit<Endpoint, 'root'> {
  return {
    method: 'get',
    path: '/:id/problems',
    handler: async (req) => {
      if (!req.user) return Response.json({ problems: [] }, { status: 401 });
      const id = req.routeParams?.['id'];
      const document: Record<string, unknown> | null = await req.payload.findByID({
        collection,
        id: String(id),
        draft: true,
        depth: 1,
        locale: 'all',
        overrideAccess: false,
        user: req.user,
        disableErrors: true,
      });
      if (!document) return Response.json({ problems: [] }, { status: 404 });
      const fields = req.payload.collections[collection]?.config.flattenedFields ?? [];
      const names = new Set(fields.filter(isChecked).map(({ name }) => name));
      const circumstances = { now: Temporal.Now.instant(), place: await loadLocationHours(req, document['location']) };
      const checkErrors = [...checks(document, circumstances), ...checkDocument(document, (field) => names.has(field))];
      const inLanguage = async (locale: Locale): Promise<Record<string, unknown>> =>
        req.payload.findByID({
          collection,
          id: String(id),
          draft: true,
          depth: 0,
          locale,
          fallbackLocale: false,
          overrideAccess: false,
          user: req.user,
        });
      const documents = { hu: await inLanguage('hu'), en: await inLanguage('en') };
      const ofFields = await checkFields({ req, collection, id: Number(id), documents });
      const ofUrls = await checkUrl(req, collection, Number(id));
      const ofImages = await checkImages(req, collection, documents.hu);
      const isScheduled = await waitsForDate(req, collection, Number(id), getArticleDate(documents.hu));
      const errors = mergeFieldChecks(checkErrors, ofFields, hasEnglish(document)).filter(
        ({ at }) => !isScheduled || at?.field !== ARTICLE_DATE,
      );
      return Response.json({ problems: mergeMoreChecks(errors, { ofImages, ofUrls }) }, { headers: { 'Cache-Control': 'no-store' } });
    },
  };
}
