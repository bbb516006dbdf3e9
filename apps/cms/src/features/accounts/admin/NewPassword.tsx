import { MinimalTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import { formatAdminURL } from 'payload/shared';
import { getEditorLanguage } from '../../../platform/editor-language.ts';

import { ACCOUNT_TEXTS } from './account-texts.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/**
 * In place of Payload's own page for a new password: that makes its form anew when the code of dates comes, which empties what was typed,
 * and for a moment after each letter it refuses what was typed, so that whoever is quick is told to mend fields that are right.
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
