import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ZONE } from '@liget/park/time';
import { importDateFNSLocale } from '@payloadcms/translations';
import { en } from '@payloadcms/translations/languages/en';
import { hu } from '@payloadcms/translations/languages/hu';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { ADMIN_COMPONENTS } from './admin/admin-components.ts';
import { getAdminMeta } from './admin/admin-meta.ts';
import { searchEndpoint } from './admin/dashboard/search/search.ts';
import { confirmReviewEndpoint } from './admin/dashboard/work/review-confirmation.ts';
import { guidePicture } from './admin/guide/guide-pictures.ts';
import { withEditorWords } from './admin/hungarian/editor-words.ts';
import { adminTranslations } from './admin/hungarian/translations.ts';
import { withGlobalLocaleNotice, withLocaleNotice } from './admin/list-search/form-language.ts';
import { addAccentFreeSearch, withListSearch } from './admin/list-search/list-search.ts';
import { writeDayFirst } from './admin/payload-patches/english-dates.ts';
import { registerDirectAnswers } from './content-api/before-next.ts';
import { createDirectAnswers } from './content-api/direct.ts';
import { contentApi } from './content-api/index.ts';
import { secondFactors } from './features/accounts/collections/second-factors.ts';
import { users } from './features/accounts/collections/users.ts';
import { withPrivateAccounts } from './features/accounts/private-fields.ts';
import { approvalSteps } from './features/approval/collections/approval-steps.ts';
import { withApproval } from './features/approval/with-approval.ts';
import { archiveArticles } from './features/articles/collections/archive-articles.ts';
import { news } from './features/articles/collections/news.ts';
import { newsCategories } from './features/articles/collections/news-categories.ts';
import { pressReleases } from './features/articles/collections/press-releases.ts';
import { BALLOON_ICON } from './features/balloon/admin/balloon-icon.ts';
import { eventCategories } from './features/events/collections/event-categories.ts';
import { eventLocations } from './features/events/collections/event-locations.ts';
import { eventSeries } from './features/events/collections/event-series.ts';
import { eventTypes } from './features/events/collections/event-types.ts';
import { events } from './features/events/collections/events.ts';
import { importCollections } from './features/events/import-export/event-imports.ts';
import { exportEndpoints } from './features/events/import-export/export/export-endpoints.ts';
import { enquiries } from './features/inbox/collections/enquiries.ts';
import { enquiryAttachments } from './features/inbox/collections/enquiry-attachments.ts';
import { enquirySteps } from './features/inbox/collections/enquiry-steps.ts';
import { retentionTask } from './features/inbox/retention/retention.ts';
import { businessPartnerItems } from './features/information/collections/business-partner-items.ts';
import { careerPositions } from './features/information/collections/career-positions.ts';
import { pages } from './features/information/collections/pages.ts';
import { products } from './features/information/collections/products.ts';
import { professionalDocuments } from './features/information/collections/professional-documents.ts';
import { publicInformation } from './features/information/collections/public-information.ts';
import { visitorInformation } from './features/information/collections/visitor-information.ts';
import { files } from './features/media/collections/files.ts';
import { media } from './features/media/collections/media.ts';
import { galleries } from './features/media/galleries/collections/galleries.ts';
import { galleryCategories } from './features/media/galleries/collections/gallery-categories.ts';
import { startCuttingMissingSizes } from './features/media/image-sizes/missing-sizes.ts';
import { createObjectStorage } from './features/media/object-storage.ts';
import { carousel } from './features/navigation/collections/home-carousel-items.ts';
import { menus } from './features/navigation/collections/menus.ts';
import { pageMetadata } from './features/navigation/collections/page-metadata.ts';
import { announcements } from './features/navigation/collections/public-announcements.ts';
import { staticImages } from './features/navigation/collections/static-images.ts';
import { subscriptions } from './features/newsletter/collections/newsletter-subscriptions.ts';
import { newsletters } from './features/newsletter/collections/newsletters.ts';
import { dispatch } from './features/newsletter/issues/dispatch.ts';
import { syncMailingList } from './features/newsletter/lists/sync-mailing-list.ts';
import { noteBounce } from './features/newsletter/subscriptions/bounces.ts';
import { deleteSubscribers } from './features/newsletter/subscriptions/forget-subscribers.ts';
import { amenities } from './features/places/collections/amenities.ts';
import { projects } from './features/places/collections/projects.ts';
import { topLocations } from './features/places/collections/top-locations.ts';
import { qrCodeUses } from './features/qr-codes/collections/qr-code-uses.ts';
import { qrCodes } from './features/qr-codes/collections/qr-codes.ts';
import { deadLinks } from './features/redirects/collections/dead-links.ts';
import { formerAddresses } from './features/redirects/collections/former-addresses.ts';
import { notFoundLog } from './features/redirects/collections/not-found-log.ts';
import { redirects } from './features/redirects/collections/redirects.ts';
import { linkCheckTask } from './features/redirects/dead-links/task.ts';
import { searchMisses } from './features/search/collections/search-misses.ts';
import { prepareSearch } from './features/search/site-index.ts';
import { globals } from './globals.ts';
import { auditLog } from './platform/audit/audit-log.ts';
import { withAudit, withDeletionAudit, withGlobalAudit } from './platform/audit/hooks.ts';
import { auditRetentionTask } from './platform/audit/retention.ts';
import { withBoundedChanges } from './platform/bulk-changes/bounded-changes.ts';
import { withNamedErrors } from './platform/bulk-changes/named-errors.ts';
import { withHalfSavedUndone } from './platform/bulk-changes/undo-half-saved.ts';
import { withGlobalNotedReads, withNotedReads } from './platform/content-revision/noted-reads.ts';
import { createDatabase } from './platform/database/database.ts';
import { withCheckedDocuments } from './platform/document-shapes/checked-documents.ts';
import { startMailWorker } from './platform/email/mail-worker.ts';
import { outgoingMails } from './platform/email/outgoing-mails.ts';
import { createPayloadMail } from './platform/email/payload-mail.ts';
import { readEnvironment } from './platform/environment.ts';
import { MOMENT_PATTERN } from './platform/fields/dates/date-patterns.ts';
import { withEditorsFields } from './platform/fields/editors-fields.ts';
import { withOrderedErrors } from './platform/fields/ordered-errors.ts';
import { textEditor } from './platform/fields/prose/text-editor.ts';
import { withGlobalHungarianRequired, withHungarianRequired } from './platform/fields/required/require-hungarian.ts';
import { isJobRunner, runWhileLeased } from './platform/jobs/run-while-leased.ts';
import { withReadableLists } from './platform/list-queries/readable-lists.ts';
import { logger, loggingLevels, redactConsole } from './platform/logging/logger.ts';
import {
  withFormSync,
  withGlobalFormSync,
  withGlobalOptimisticLocking,
  withOptimisticLocking,
} from './platform/optimistic-locking/index.ts';
import { releaseLockEndpoint } from './platform/optimistic-locking/lock.ts';
import { withPublicLinks } from './platform/public-links/checked-links.ts';
import { instantLink } from './platform/publishing/instant-link.ts';
import { withCheckedPlans } from './platform/publishing/scheduling/checked-plans.ts';
import { withFailureEmails } from './platform/publishing/scheduling/failure-email.ts';
import { watchVisibilityWindows } from './platform/publishing/visibility-windows.ts';
import { withPlaceholderChecks } from './platform/read-model/placeholders/checked-fields.ts';
import { withPayloadRules } from './platform/rights/payload-collections.ts';
import { withAnsweredEndpoints } from './platform/rights/payload-endpoints.ts';
import { isAdministrator } from './platform/rights/roles.ts';

const env = readEnvironment();
/** Bytes of one form of the admin; a long article is some megabytes. As in next.config.mjs. */
const LARGEST_FORM_BYTES = 16 * 1024 * 1024;
/** Bytes of one file; its form may have as many. Above the limit of pictures and documents, so that the editor reads their own message. */
const LARGEST_FILE_BYTES = 50 * 1024 * 1024;
const createUploadOptions = (folder: string) => {
  const directory = path.join(env.DATA_DIR, folder);
  mkdirSync(directory, { recursive: true });
  return directory;
};
const withFolder = (collection: typeof media, folder: string) => ({
  ...collection,
  upload: { ...(typeof collection.upload === 'object' ? collection.upload : {}), staticDir: createUploadOptions(folder) },
});

export default buildConfig({
  secret: env.CMS_SECRET,
  serverURL: env.PUBLIC_ORIGIN,
  csrf: [env.PUBLIC_ORIGIN],
  cors: [env.PUBLIC_ORIGIN],
  telemetry: false,
  logger,
  loggingLevels,
  graphQL: { disable: true },
  maxDepth: 4,
  bodyParser: { limits: { fieldSize: LARGEST_FORM_BYTES, fileSize: LARGEST_FILE_BYTES } },
  db: createDatabase(env),
  sharp,
  email: createPayloadMail,
  editor: textEditor,
  plugins: createObjectStorage(env),
  collections: [
    ...[
      events,
      eventSeries,
      eventTypes,
      eventLocations,
      eventCategories,
      news,
      newsCategories,
      archiveArticles,
      pressReleases,
      galleries,
      galleryCategories,
      topLocations,
      projects,
      amenities,
      visitorInformation,
      publicInformation,
      businessPartnerItems,
      careerPositions,
      professionalDocuments,
      products,
      pages,
      carousel,
      announcements,
      menus,
      pageMetadata,
      staticImages,
      redirects,
      qrCodes,
      withFolder(media, 'media'),
      withFolder(files, 'files'),
    ].map((collection) =>
      withHalfSavedUndone(
        withNamedErrors(
          withAudit(withOptimisticLocking(withApproval(withLocaleNotice(withListSearch(withHungarianRequired(collection)))))),
        ),
      ),
    ),
    ...[formerAddresses, deadLinks, notFoundLog, enquiries, enquirySteps].map(addAccentFreeSearch),
    qrCodeUses,
    withFolder(enquiryAttachments, 'attachments'),
    ...[newsletters, subscriptions, searchMisses].map((collection) => withDeletionAudit(addAccentFreeSearch(collection))),
    ...[users, outgoingMails].map(addAccentFreeSearch),
    ...importCollections,
    secondFactors,
    approvalSteps,
    addAccentFreeSearch(auditLog),
  ].map((collection) => withNotedReads(withFormSync(collection))),
  globals: globals.map((global) =>
    withGlobalNotedReads(
      withGlobalFormSync(withGlobalAudit(withGlobalOptimisticLocking(withGlobalLocaleNotice(withGlobalHungarianRequired(global))))),
    ),
  ),
  endpoints: [releaseLockEndpoint, instantLink, searchEndpoint, confirmReviewEndpoint, guidePicture, ...exportEndpoints, ...contentApi],
  localization: {
    locales: [
      { code: 'hu', label: { hu: 'Magyar', en: 'Hungarian' } },
      { code: 'en', label: { hu: 'Angol', en: 'English' }, fallbackLocale: 'hu' },
    ],
    defaultLocale: 'hu',
    fallback: true,
  },
  i18n: { supportedLanguages: { hu, en }, fallbackLanguage: 'hu', translations: adminTranslations },
  admin: {
    user: 'users',
    // Payload's page for a new password cannot be replaced, only moved away from the address that emails name.
    routes: { reset: '/payload-reset' },
    avatar: 'default',
    dateFormat: MOMENT_PATTERN,
    meta: {
      ...getAdminMeta('hu'),
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: BALLOON_ICON }],
      robots: 'noindex, nofollow',
    },
    components: ADMIN_COMPONENTS,
    importMap: { baseDir: path.resolve('src') },
    timezones: { defaultTimezone: ZONE, supportedTimezones: [{ label: 'Budapest', value: ZONE }] },
  },
  jobs: {
    access: { run: ({ req }) => isAdministrator(req.user) },
    tasks: [retentionTask, auditRetentionTask, linkCheckTask],
    shouldAutoRun: isJobRunner,
    ...(env.CMS_RUN_JOBS === '1' ? { autoRun: [{ cron: '* * * * *', limit: 50 }] } : {}),
  },
  onInit: (payload) => {
    // Payload (3.90) looks up the first segment of an API path here: inherited keys such as ‘constructor’ would be errors.
    Object.setPrototypeOf(payload.collections, null);
    redactConsole();
    prepareSearch(payload);
    registerDirectAnswers(createDirectAnswers(payload));
    if (env.CMS_RUN_JOBS !== '1') return;
    runWhileLeased(payload, () => {
      const ends = [
        startMailWorker(payload, env, {
          before: (now) => dispatch(payload, now),
          tidy: (now) => deleteSubscribers(payload, now),
          onUndeliverable: (email) => noteBounce(payload, email),
        }),
        syncMailingList(payload, env),
        watchVisibilityWindows(payload, ['media', 'public-announcements']),
        startCuttingMissingSizes(payload),
      ];
      return () => {
        for (const end of ends) end();
      };
    });
  },
  typescript: { outputFile: path.resolve('src/payload-types.ts'), declare: false },
})
  .then(withPayloadRules)
  .then(async (config) => {
    // For what Payload formats on the server; the browser has its own copy (HungarianLabels.tsx).
    writeDayFirst(await importDateFNSLocale('en-US'));
    return config;
  })
  .then(withReadableLists)
  .then(withCheckedDocuments)
  .then(withAnsweredEndpoints)
  .then(withBoundedChanges)
  .then(withPrivateAccounts)
  .then(withEditorsFields)
  .then(withOrderedErrors)
  .then(withCheckedPlans)
  .then(withFailureEmails)
  .then(withPlaceholderChecks)
  .then(withPublicLinks)
  .then(withEditorWords);
