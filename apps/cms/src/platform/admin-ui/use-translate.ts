'use client';

import { useTranslation } from '@payloadcms/ui';
import type { Label } from '../fields/labels.ts';

/** The language of the admin itself. */
export function useAdminLanguage(): keyof Label {
  const { i18n } = useTranslation();
  return i18n.language === 'en' ? 'en' : 'hu';
}

/** Picks the language that the editor works in. */
export function useTranslate(): (of: Label) => string {
  const language = useAdminLanguage();
  return (of) => of[language];
}
