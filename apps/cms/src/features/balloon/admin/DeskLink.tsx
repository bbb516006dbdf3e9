'use client';

import { useConfig } from '@payloadcms/ui';
import { useWord } from '../../../platform/admin-ui/use-word.ts';
import { DESK_TEXTS } from './desk-texts.ts';

/** From the form to the desk. */
export function DeskLink() {
  const { config } = useConfig();
  const word = useWord();
  return (
    <p>
      <a className="liget-button liget-button--main" href={`${config.routes.admin}/balloon`}>
        {word(DESK_TEXTS.toDesk)}
      </a>
    </p>
  );
}
