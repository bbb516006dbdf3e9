'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { ADMIN_PATHS } from '../../../../platform/admin-ui/admin-paths.ts';
import { useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import { isAdministrator, may } from '../../../../platform/rights/roles.ts';
import { IMPORT_TEXTS } from './import-texts.ts';

/** Links above the list of events to the calendar, import and export, by the user's rights. */
export function ProgramLinks() {
  const { user } = useAuth();
  const { config } = useConfig();
  const translate = useTranslate();
  const { admin, api } = config.routes;
  const mayWrite = may(user, 'write', 'events');
  return (
    <nav className="liget-row liget-program-links" aria-label={translate(IMPORT_TEXTS.links)}>
      <a href={`${admin}${ADMIN_PATHS.calendar}`}>{translate(IMPORT_TEXTS.calendar)}</a>
      {mayWrite ? <a href={`${admin}${ADMIN_PATHS.import}`}>{translate(IMPORT_TEXTS.link)}</a> : null}
      {mayWrite ? (
        <a href={`${api}/export/programs`} download>
          {translate(IMPORT_TEXTS.download)}
        </a>
      ) : null}
      {isAdministrator(user) ? (
        <a href={`${api}/export/everything`} download>
          {translate(IMPORT_TEXTS.downloadAll)}
        </a>
      ) : null}
    </nav>
  );
}
