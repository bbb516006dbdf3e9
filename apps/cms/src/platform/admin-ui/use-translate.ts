'use client';

import { useTranslation } from '@payloadcms/ui';
import { getEditorLanguage } from '../editor-language.ts';
import { type Label } from '../fields/labels.ts';

/** The language of the admin itself. */
export function useAdminLanguage(): keyof Label {
  const { i18n } = useTranslation();
  return getEditorLanguage({ i18n });
}

/** Picks the language that the editor works in. */
export function useTranslate(): (of: Label) => string {
  const language = useAdminLanguage();
  return (of) => of[language];
}
