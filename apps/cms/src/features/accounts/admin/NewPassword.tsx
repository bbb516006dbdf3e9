import { MinimalTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import { formatAdminURL } from 'payload/shared';
import { getEditorLanguage } from '../../../platform/editor-language.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/**
 * Replaces Payload's own page for a new password. Payload's page recreates its form when the code of date fields has loaded, which empties typed
 * values, and it validates late after each letter, so that fast users get errors for valid fields.
 */
export function NewPassword({ initPageResult, params }: AdminViewServerProps) {
  const { i18n, payload } = initPageResult.req;
  const { admin, routes } = payload.config;
  const token = params?.['segments']?.[1] ?? '';
  return (
    <MinimalTemplate>
      <div className="form-header">
        <h1>{ACCOUNT_TEXTS.setPassword[getEditorLanguage({ i18n })]}</h1>
      </div>
      <NewPasswordForm token={token} signIn={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login })} />
    </MinimalTemplate>
  );
}
