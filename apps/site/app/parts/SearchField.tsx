import type { Locale } from '@liget/content-api';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { href } from '../lib/href.ts';
import { SEARCH } from './drawings.ts';
import { Glyph } from './Glyph.tsx';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  locale: Locale;
  id: string;
  ref?: Ref<HTMLInputElement>;
  large?: boolean;
}

/** A form that leads to the search screen, with or without JavaScript. */
export function SearchField({ locale, id, ref, large = false }: SearchFieldProps) {
  const t = useTranslations('shell');
  return (
    <form role="search" action={href('search', locale)} method="get" className={styles['search']} {...(large ? { 'data-large': '' } : {})}>
      <label htmlFor={id} className="visually-hidden">
        {t('search')}
      </label>
      <input
        {...(ref ? { ref } : {})}
        id={id}
        type="search"
        name="q"
        maxLength={200}
        placeholder={t('searchPlaceholder')}
        enterKeyHint="search"
      />
      <button type="submit" className={styles['submit']} aria-label={t('search')}>
        <Glyph of={SEARCH} />
      </button>
    </form>
  );
}
