import { useTranslations } from 'use-intl';
import styles from './Filters.module.css';

interface SearchBoxProps {
  path: string;
  text: string;
  /** Parameters that a search preserves: chosen kinds and needs. */
  hiddenFields: readonly { name: string; value: string }[];
  /** Receives the query that the form would send, without empty values. */
  onSearch: (query: URLSearchParams) => void;
}

/** A plain GET form that searches places by name. */
export function SearchBox({ path, text, hiddenFields, onSearch }: SearchBoxProps) {
  const t = useTranslations('map');
  return (
    <search>
      <form
        className={styles.search}
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          const query = new URLSearchParams();
          for (const [name, value] of new FormData(event.currentTarget))
            if (typeof value === 'string' && value.trim()) query.append(name, value.trim());
          onSearch(query);
        }}
      >
        {hiddenFields.map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <label className="visually-hidden" htmlFor="map-words">
          {t('search')}
        </label>
        <input
          id="map-words"
          key={text}
          type="search"
          name="q"
          defaultValue={text}
          placeholder={t('search')}
          maxLength={100}
          enterKeyHint="search"
        />
        <button type="submit" className={styles.send} aria-label={t('searchSend')}>
          <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true" focusable="false">
            <path
              d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 21 21"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.25"
              strokeLinecap="round"
            />
          </svg>
        </button>
      </form>
    </search>
  );
}
