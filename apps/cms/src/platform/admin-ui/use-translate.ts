'use client';

import { useTranslation } from '@payloadcms/ui';
import { getEditorLanguage } from '../editor-language.ts';
import { type Label } from '../fields/labels.ts';

/** The language of the admin's interface. */
export function useAdminLanguage(): keyof Label {
  const { i18n } = useTranslation();
  return getEditorLanguage({ i18n });
}

/** Returns a function that picks the text in the editor's language. */
export function useTranslate(): (text: Label) => string {
  const language = useAdminLanguage();
  return (text) => text[language];
}
