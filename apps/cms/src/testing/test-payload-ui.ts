/** For component tests, in the place of `@payloadcms/ui`: `vi.mock('@payloadcms/ui', () => import('…/test-payload-ui.ts'))`. */

interface World {
  language: 'hu' | 'en';
  user: { id: number; roles: string[] };
  document: { id?: number; collectionSlug?: string; hasPublishPermission?: boolean };
}

/** What the parts of the admin are told of who uses them, and on what. */
export const world: World = { language: 'hu', user: { id: 1, roles: ['administrator'] }, document: {} };

export const useTranslation = () => ({ i18n: { language: world.language } });
export const useAuth = () => ({ user: world.user });
export const useDocumentInfo = () => world.document;
export const useConfig = () => ({ config: { routes: { api: '/api', admin: '/admin' } } });
export const DatePicker = () => null;
