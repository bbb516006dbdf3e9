import { useTranslations } from 'use-intl';

/** Tells editors that they see the last saved draft, which may differ from the published page. */
export function PreviewBanner() {
  const t = useTranslations('shell');
  return (
    <p className="notice" role="status">
      {t('previewBanner')}
    </p>
  );
}

/** Tells editors which instant the site shows. The link back loads the current page as a new document at the present time. */
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
