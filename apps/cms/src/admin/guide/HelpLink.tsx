'use client';

import { useConfig } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { ADMIN_PATHS } from '../../platform/admin-ui/admin-paths.ts';
import { useTranslate } from '../../platform/admin-ui/use-translate.ts';
import { label } from '../../platform/fields/labels.ts';
import { findChapter } from './chapters.ts';
import { toAnchor } from './guide-text.ts';

const TEXTS = { help: label('Súgó', 'Help'), of: (chapter: string) => label(`Súgó: ${chapter}`, `Help (in Hungarian): ${chapter}`) };

/** A link in the header of every screen to the chapter of the guide about it. */
export function HelpLink() {
  const { config } = useConfig();
  const { admin } = config.routes;
  const path = usePathname().slice(admin.length);
  const translate = useTranslate();
  if (path.startsWith(ADMIN_PATHS.guide)) return null;
  const chapter = findChapter(path);
  return (
    <a
      className="liget-help"
      href={`${admin}${ADMIN_PATHS.guide}#${toAnchor(chapter)}`}
      target="_blank"
      rel="noopener"
      aria-label={translate(TEXTS.of(chapter))}
      title={translate(TEXTS.of(chapter))}
    >
      {translate(TEXTS.help)}
    </a>
  );
}
