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
import { withGlobalLocaleNotice } from './admin/list-search/form-language.ts';
import { writeDayFirst } from './admin/payload-patches/english-dates.ts';
import { collections } from './collections.ts';
import { registerDirectAnswers } from './content-api/before-next.ts';
import { createDirectAnswers } from './content-api/direct.ts';
import { contentApi } from './content-api/index.ts';
import { withPrivateAccounts } from './features/accounts/private-fields.ts';
import { BALLOON_ICON } from './features/balloon/admin/balloon-icon.ts';
import { exportEndpoints } from './features/events/import-export/export/export-endpoints.ts';
import { retentionTask } from './features/inbox/retention/retention.ts';
import { startCuttingMissingSizes } from './features/media/image-sizes/missing-sizes.ts';
import { createObjectStorage } from './features/media/object-storage.ts';
import { dispatch } from './features/newsletter/issues/dispatch.ts';
import { syncMailingList } from './features/newsletter/lists/sync-mailing-list.ts';
import { noteBounce } from './features/newsletter/subscriptions/bounces.ts';
import { deleteSubscribers } from './features/newsletter/subscriptions/forget-subscribers.ts';
import { linkCheckTask } from './features/redirects/dead-links/task.ts';
import { prepareSearch } from './features/search/site-index.ts';
import { globals } from './globals.ts';
import { withGlobalAudit } from './platform/audit/hooks.ts';
import { auditRetentionTask } from './platform/audit/retention.ts';
import { withBoundedChanges } from './platform/bulk-changes/bounded-changes.ts';
import { withGlobalNotedReads } from './platform/content-revision/noted-reads.ts';
import { createDatabase } from './platform/database/database.ts';
import { withCheckedDocuments } from './platform/document-shapes/checked-documents.ts';
import { startMailWorker } from './platform/email/mail-worker.ts';
import { createPayloadMail } from './platform/email/payload-mail.ts';
import { readEnvironment } from './platform/environment.ts';
import { MOMENT_PATTERN } from './platform/fields/dates/date-patterns.ts';
import { withEditorsFields } from './platform/fields/editors-fields.ts';
import { withOrderedErrors } from './platform/fields/ordered-errors.ts';
import { textEditor } from './platform/fields/prose/text-editor.ts';
import { withGlobalHungarianRequired } from './platform/fields/required/require-hungarian.ts';
import { isJobRunner, runWhileLeased } from './platform/jobs/run-while-leased.ts';
import { withReadableLists } from './platform/list-queries/readable-lists.ts';
import { logger, loggingLevels, redactConsole } from './platform/logging/logger.ts';
import { withGlobalFormSync, withGlobalOptimisticLocking } from './platform/optimistic-locking/index.ts';
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
const MAX_FORM_BYTES = 16 * 1024 * 1024;
/** Bytes of one file; its form may have as many. Above the limit of pictures and documents, so that the editor reads their own message. */
const MAX_FILE_BYTES = 50 * 1024 * 1024;
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
  bodyParser: { limits: { fieldSize: MAX_FORM_BYTES, fileSize: MAX_FILE_BYTES } },
  db: createDatabase(env),
  sharp,
  email: createPayloadMail,
  editor: textEditor,
  plugins: createObjectStorage(env),
  collections,
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
