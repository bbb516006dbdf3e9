import type { Locale } from '@liget/content-api';
import { href, withQuery } from '../../lib/href.ts';
import styles from './Header.module.css';
import { LANGUAGE_NAMES } from './language-names.ts';

/** Both languages, the other one as a link that also remembers the choice. */
export function LanguageSwitch({ locale, alternates }: { locale: Locale; alternates: Record<Locale, string> | undefined }) {
  const other = locale === 'hu' ? 'en' : 'hu';
  const url = withQuery(alternates?.[other] ?? href('home', other), { language: other });
  const link = (
    <a key={other} href={url} lang={other} hrefLang={other} title={LANGUAGE_NAMES[other]}>
      <span>
        {other}
        <span className="visually-hidden"> – {LANGUAGE_NAMES[other]}</span>
      </span>
    </a>
  );
  const current = (
    <span key={locale} aria-hidden="true">
      {locale}
    </span>
  );
  return <div className={styles['languages']}>{locale === 'hu' ? [current, link] : [link, current]}</div>;
}
