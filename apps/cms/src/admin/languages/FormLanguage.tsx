'use client';

import { useLocale } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from '../../platform/admin-ui/use-translate.ts';
import { LANGUAGE_TEXTS } from './language-texts.ts';

/** Exposes the language of the forms to the style sheet, which tints translated fields. */
export function FormLanguageProvider({ children }: { children?: ReactNode }) {
  const { code } = useLocale();
  useEffect(() => {
    document.documentElement.dataset['formLanguage'] = code;
  }, [code]);
  return children;
}

/** Shows the language of the form beside the save buttons. */
export function FormLanguage() {
  const { code } = useLocale();
  const translate = useTranslate();
  return (
    <p className="liget-form-language">{translate(code === 'en' ? LANGUAGE_TEXTS.writingEnglish : LANGUAGE_TEXTS.writingHungarian)}</p>
  );
}
