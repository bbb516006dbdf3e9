'use client';

import { useLocale } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from '../../platform/admin-ui/use-translate.ts';
import { LANGUAGE_TEXTS } from './language-texts.ts';

/** Tells the style sheet which language the forms are written in; it tints the fields that have a text in each. */
export function FormLanguageProvider({ children }: { children?: ReactNode }) {
  const { code } = useLocale();
  useEffect(() => {
    document.documentElement.dataset['formLanguage'] = code;
  }, [code]);
  return children;
}

/** Beside the buttons that save, always in view: which language one is writing. */
export function FormLanguage() {
  const { code } = useLocale();
  const translate = useTranslate();
  return (
    <p className="liget-form-language">{translate(code === 'en' ? LANGUAGE_TEXTS.writingEnglish : LANGUAGE_TEXTS.writingHungarian)}</p>
  );
}
