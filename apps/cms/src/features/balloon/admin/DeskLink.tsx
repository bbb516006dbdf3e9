'use client';

import { useConfig } from '@payloadcms/ui';
import { ADMIN_PATHS } from '../../../platform/admin-ui/admin-paths.ts';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { DESK_TEXTS } from './desk-texts.ts';

/** A link from the form to the desk. */
export function DeskLink() {
  const { config } = useConfig();
  const translate = useTranslate();
  return (
    <p className="liget-desk-link">
      <a className="liget-button liget-button--main" href={`${config.routes.admin}${ADMIN_PATHS.balloon}`}>
        {translate(DESK_TEXTS.toDesk)}
      </a>
    </p>
  );
}
