import { type ChangeEventHandler, createElement, type ReactNode } from 'react';
import type { Label } from '../../platform/fields/labels.ts';

/** For component tests, instead of `@payloadcms/ui`: `vi.mock('@payloadcms/ui', () => import('…/test-payload-ui.ts'))`. */

interface World {
  language: 'hu' | 'en';
  user: { id: number; roles: string[]; approvalRoles?: string[] };
  document: {
    id?: number | null;
    collectionSlug?: string;
    hasPublishPermission?: boolean;
    hasSavePermission?: boolean;
    isTrashed?: boolean;
    savedDocumentData?: object;
  };
  /** The value of the only field of the form. */
  field: unknown;
  /** The fields of every collection. */
  fields: readonly object[];
}

/** The user and the document that Payload passes to the admin's components. */
export const world: World = { language: 'hu', user: { id: 1, roles: ['administrator'] }, document: {}, field: null, fields: [] };

export const useTranslation = () => ({ i18n: { language: world.language } });
export const useAuth = () => ({ user: world.user });
export const useDocumentInfo = () => world.document;
export const useConfig = () => ({
  config: { routes: { api: '/api', admin: '/admin' } },
  getEntityConfig: () => ({ fields: world.fields }),
});
export const Button = ({ children, disabled, onClick }: { children: ReactNode; disabled?: boolean; onClick: () => void }) =>
  createElement('button', { type: 'button', disabled, onClick }, children);
export const DatePicker = () => null;
export const useField = () => ({
  value: world.field,
  setValue: (value: unknown) => {
    world.field = value;
  },
});
export const TextInput = ({ label, onChange, value }: { label: Label; onChange: ChangeEventHandler; value: string }) =>
  createElement('input', { 'aria-label': label[world.language], onChange, value });
