import type { Locale } from '@liget/content-api';
import type { ReactNode, Ref } from 'react';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/urls/href.ts';
import { SEARCH } from '../drawings.ts';
import { Glyph } from '../Glyph.tsx';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  locale: Locale;
  id: string;
  ref?: Ref<HTMLInputElement>;
  large?: boolean;
  /** Label of the search landmark, where a page has more than one. */
  name?: string;
  /** The query. */
  text?: string;
  /** The label of the button. */
  children?: ReactNode;
}

/** A GET form of the search screen, with or without scripts; with them, `Suggestions` adds suggestions while the visitor types. */
export function SearchField({ locale, id, ref, large, name, text, children }: SearchFieldProps) {
  const t = useTranslations('shell');
  const label = t('searchPlaceholder');
  return (
    <form role="search" aria-label={name} action={href('search', locale)} method="get" className={styles.search} data-large={large}>
      <input
        ref={ref}
        id={id}
        type="search"
        name="q"
        defaultValue={text}
        maxLength={200}
        placeholder={label}
        aria-label={label}
        enterKeyHint="search"
        data-suggests=""
      />
      <button type="submit" className={styles.submit} aria-label={t('search')}>
        {children ?? <Glyph name={SEARCH} />}
      </button>
    </form>
  );
}
