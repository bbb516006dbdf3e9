/** The paths of the project's own views, below Payload's path of the admin. */
export const ADMIN_PATHS = { guide: '/guide', import: '/import', calendar: '/calendar', balloon: '/balloon' } as const;
