import type { Config } from 'payload';
import { ADMIN_PATHS } from '../platform/admin-ui/admin-paths.ts';

/** The project's own parts of Payload's admin, by the paths of their files. */
export const ADMIN_COMPONENTS: NonNullable<NonNullable<Config['admin']>['components']> = {
  graphics: { Logo: '/features/accounts/admin/Brand.tsx#Logo', Icon: '/features/accounts/admin/Brand.tsx#Icon' },
  providers: [
    '/admin/payload-patches/HungarianLabels.tsx#HungarianLabels',
    '/admin/languages/FormLanguage.tsx#FormLanguageProvider',
    '/admin/payload-patches/PatchedFetch.tsx#PatchedFetch',
  ],
  actions: ['/admin/guide/HelpLink.tsx#HelpLink'],
  beforeDashboard: ['/features/accounts/admin/SecondFactorNotice.tsx#SecondFactorNotice', '/admin/dashboard/Dashboard.tsx#Welcome'],
  views: {
    login: { Component: '/features/accounts/admin/SignIn.tsx#SignIn' },
    newPassword: { Component: '/features/accounts/admin/NewPassword.tsx#NewPassword', path: '/reset' },
    guide: { Component: '/admin/guide/GuideView.tsx#GuideView', path: ADMIN_PATHS.guide },
    import: { Component: '/features/events/import-export/admin/ImportView.tsx#ImportView', path: ADMIN_PATHS.import },
    calendar: { Component: '/features/events/planner/admin/CalendarView.tsx#CalendarView', path: ADMIN_PATHS.calendar },
    balloon: { Component: '/features/balloon/admin/BalloonView.tsx#BalloonView', path: ADMIN_PATHS.balloon },
  },
};
