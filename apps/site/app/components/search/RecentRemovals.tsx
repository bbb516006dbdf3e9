import { useTranslations } from 'use-intl';
import { CLOSE } from '../drawings.ts';
import { Glyph } from '../Glyph.tsx';
import styles from './suggestions/SuggestionBox.module.css';

interface RecentRemovalsProps {
  recent: string[];
  /** Deletes one search, or all of them without an argument. */
  onForget: (text?: string) => void;
}

/** Delete buttons for recent searches, each on the row of its option; a listbox may not contain buttons. */
export function RecentRemovals({ recent, onForget }: RecentRemovalsProps) {
  const t = useTranslations('shell');
  return (
    <>
      {recent.map((text, at) => (
        <button
          key={text}
          type="button"
          className={styles.remove}
          style={{ gridRow: at + 2 }}
          aria-label={t('suggestions.remove', { text })}
          onClick={() => onForget(text)}
        >
          <Glyph name={CLOSE} />
        </button>
      ))}
      <button type="button" className={styles.clear} onClick={() => onForget()}>
        {t('suggestions.clear')}
      </button>
    </>
  );
}
