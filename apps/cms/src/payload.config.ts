import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { en } from '@payloadcms/translations/languages/en';
import { hu } from '@payloadcms/translations/languages/hu';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { withPayloadRules } from './access/payload-collections.ts';
import { withAnsweredEndpoints } from './access/payload-endpoints.ts';
import { isAdministrator } from './access/roles.ts';
import { withPrivateAccounts } from './accounts/private-fields.ts';
import { BALLOON_ICON } from './admin/balloon-icon.ts';
import { guidePicture } from './admin/guide/guide-pictures.ts';
import { withEditorWords } from './admin/hungarian/editor-words.ts';
import { adminTranslations } from './admin/hungarian/translations.ts';
import { audited, deletionsAudited, globalAudited } from './audit/hooks.ts';
import { auditRetentionTask } from './audit/retention.ts';
import { auditLog } from './collections/audit-log.ts';
import { importCollections } from './collections/event-imports.ts';
import { eventCollections } from './collections/events.ts';
import { formerAddresses } from './collections/former-addresses.ts';
import { enquiryAttachments, inboxCollections } from './collections/inbox.ts';
import { informationCollections, pageCollections } from './collections/information.ts';
import { newsletters } from './collections/newsletters.ts';
import { outgoingMails } from './collections/outgoing-mails.ts';
import { placeCollections } from './collections/places.ts';
import { receivedCollections } from './collections/received.ts';
import { secondFactors } from './collections/second-factors.ts';
import { qrCodeUses, sitePartCollections } from './collections/site-parts.ts';
import { storyCollections } from './collections/stories.ts';
import { deadLinks, missedPages } from './collections/upkeep.ts';
import { files, media } from './collections/uploads.ts';
import { users } from './collections/users.ts';
import { contentApi } from './content-api/index.ts';
import { database } from './database/database.ts';
import { linkCheckTask } from './dead-links/task.ts';
import { readEnvironment } from './environment.ts';
import { exportEndpoints } from './exchange/export-endpoints.ts';
import { textEditor } from './fields/text-editor.ts';
import { withEditorsFields } from './finding/editors-fields.ts';
import { findable, searchedWithoutAccents } from './finding/findable.ts';
import { inNamedLanguage, inNamedLanguageGlobal } from './finding/form-language.ts';
import { searchEndpoint } from './first-screen/search.ts';
import { globals } from './globals/index.ts';
import { instantLink } from './hooks/instant-link.ts';
import { retentionTask } from './inbox/retention.ts';
import { isJobRunner, runWhileLeased } from './job-runner/run-while-leased.ts';
import { logger, loggingLevels, redactConsole } from './logging/logger.ts';
import { payloadMail } from './mail/payload-mail.ts';
import { openPostOffice } from './mail/post-office.ts';
import { noteBounce } from './newsletter/bounces.ts';
import { dispatch } from './newsletter/dispatch.ts';
import { forgetSubscribers } from './newsletter/forget-subscribers.ts';
import { keepInStep } from './newsletter/lists/keep-in-step.ts';
import { objectStorage } from './pictures/object-storage.ts';
import { keepTurning } from './pictures/turns.ts';
import { globalSavedKnowingly, heard, heardGlobal, savedKnowingly } from './saving/index.ts';
import { leftEndpoint } from './saving/lock.ts';
import { prepareSearch } from './search/site-index.ts';

const env = readEnvironment();
/** Bytes of one form of the admin; a long article is some megabytes. As in next.config.mjs. */
const LARGEST_FORM = 16 * 1024 * 1024;
const uploads = (folder: string) => {
  const directory = path.join(env.DATA_DIR, folder);
  mkdirSync(directory, { recursive: true });
  return directory;
};
const withFolder = (collection: typeof media, folder: string) => ({
  ...collection,
  upload: { ...(typeof collection.upload === 'object' ? collection.upload : {}), staticDir: uploads(folder) },
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
  bodyParser: { limits: { fieldSize: LARGEST_FORM } },
  db: database(env),
  sharp,
  email: payloadMail,
  editor: textEditor,
  plugins: objectStorage(env),
  collections: [
    ...[
      ...eventCollections,
      ...storyCollections,
      ...placeCollections,
      ...informationCollections,
      ...pageCollections,
      ...sitePartCollections,
      withFolder(media, 'media'),
      withFolder(files, 'files'),
    ].map((collection) => audited(savedKnowingly(inNamedLanguage(findable(collection))))),
    ...[formerAddresses, deadLinks, missedPages, ...inboxCollections].map(searchedWithoutAccents),
    qrCodeUses,
    withFolder(enquiryAttachments, 'attachments'),
    ...[newsletters, ...receivedCollections].map((collection) => deletionsAudited(searchedWithoutAccents(collection))),
    ...[users, outgoingMails].map(searchedWithoutAccents),
    ...importCollections,
    secondFactors,
    searchedWithoutAccents(auditLog),
  ].map(heard),
  globals: globals.map((global) => heardGlobal(globalAudited(globalSavedKnowingly(inNamedLanguageGlobal(global))))),
  endpoints: [leftEndpoint, instantLink, searchEndpoint, guidePicture, ...exportEndpoints, ...contentApi],
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
    // Payload's page for a new password cannot be replaced, only moved away from the address that letters name.
    routes: { reset: '/payload-reset' },
    avatar: 'default',
    dateFormat: 'yyyy. MM. dd. HH:mm',
    meta: {
      titleSuffix: '– Liget szerkesztőség',
      description: 'A Liget honlapjának szerkesztőfelülete.',
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: BALLOON_ICON }],
      robots: 'noindex, nofollow',
    },
    components: {
      graphics: { Logo: '/admin/Brand.tsx#Logo', Icon: '/admin/Brand.tsx#Icon' },
      providers: [
        '/admin/HungarianLabels.tsx#HungarianLabels',
        '/admin/languages/FormLanguage.tsx#FormLanguageProvider',
        '/admin/saving/KnowingSaves.tsx#KnowingSaves',
      ],
      actions: ['/admin/guide/HelpLink.tsx#HelpLink'],
      beforeDashboard: ['/admin/accounts/SecondFactorNotice.tsx#SecondFactorNotice', '/admin/Welcome.tsx#Welcome'],
      views: {
        login: { Component: '/admin/accounts/SignIn.tsx#SignIn' },
        newPassword: { Component: '/admin/accounts/NewPassword.tsx#NewPassword', path: '/reset' },
        guide: { Component: '/admin/guide/GuideView.tsx#GuideView', path: '/guide' },
        import: { Component: '/admin/exchange/ImportView.tsx#ImportView', path: '/import' },
        calendar: { Component: '/admin/planner/CalendarView.tsx#CalendarView', path: '/calendar' },
        balloon: { Component: '/admin/balloon/BalloonView.tsx#BalloonView', path: '/balloon' },
      },
    },
    importMap: { baseDir: path.resolve('src') },
    timezones: { defaultTimezone: 'Europe/Budapest', supportedTimezones: [{ label: 'Budapest', value: 'Europe/Budapest' }] },
  },
  jobs: {
    access: { run: ({ req }) => isAdministrator(req.user) },
    tasks: [retentionTask, auditRetentionTask, linkCheckTask],
    shouldAutoRun: isJobRunner,
    ...(env.CMS_RUN_JOBS === '1' ? { autoRun: [{ cron: '* * * * *', limit: 50 }] } : {}),
  },
  onInit: (payload) => {
    redactConsole();
    prepareSearch(payload);
    if (env.CMS_RUN_JOBS !== '1') return;
    runWhileLeased(payload, () => {
      const ends = [
        openPostOffice(payload, env, {
          before: (now) => dispatch(payload, now),
          tidy: (now) => forgetSubscribers(payload, now),
          onUndeliverable: (letter) => noteBounce(payload, letter),
        }),
        keepInStep(payload, env),
        keepTurning(payload),
      ];
      return () => {
        for (const end of ends) end();
      };
    });
  },
  typescript: { outputFile: path.resolve('src/payload-types.ts'), declare: false },
})
  .then(withPayloadRules)
  .then(withAnsweredEndpoints)
  .then(withPrivateAccounts)
  .then(withEditorsFields)
  .then(withEditorWords);
