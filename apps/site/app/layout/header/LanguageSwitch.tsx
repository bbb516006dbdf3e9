import type { Locale } from '@liget/content-api';
import styles from './Header.module.css';
import { LANGUAGE_NAMES } from './language-names.ts';

/** Both languages; the link to the other one also stores the choice. */
export function LanguageSwitch({ locale, url }: { locale: Locale; url: string }) {
  const other = locale === 'hu' ? 'en' : 'hu';
  const link = (
    <a
      key={other}
      href={url}
      lang={other}
      hrefLang={other}
      title={LANGUAGE_NAMES[other]}
      // Adds the fragment, which the server does not receive.
      onClick={({ currentTarget }) => {
        currentTarget.hash = window.location.hash;
      }}
    >
      <span>
        {other.toUpperCase()}
        <span className="visually-hidden">{` ${LANGUAGE_NAMES[other]}`}</span>
      </span>
    </a>
  );
  const current = (
    <span key={locale} aria-hidden="true">
      {locale.toUpperCase()}
    </span>
  );
  return <div className={styles.languages}>{locale === 'hu' ? [current, link] : [link, current]}</div>;
}
