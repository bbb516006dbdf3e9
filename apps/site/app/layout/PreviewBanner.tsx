import { useTranslations } from 'use-intl';

/** Tells editors that they see what was saved last, which need not be what visitors see. */
export function PreviewBanner() {
  const t = useTranslations('shell');
  return (
    <p className="notice" role="status">
      {t('previewBanner')}
    </p>
  );
}

/** Tells editors as of when they see the site, and leads back to the present by a new document, on the page that they have come to by then. */
export function InstantBanner({ words, leave }: { words: string; leave: string }) {
  return (
    <p className="notice" role="status">
      {words}{' '}
      <a href="?at=now" rel="external">
        {leave}
      </a>
    </p>
  );
}
