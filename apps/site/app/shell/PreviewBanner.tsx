import { useTranslations } from 'use-intl';

/** Tells editors that nobody else sees this page yet. */
export function PreviewBanner() {
  const t = useTranslations('shell');
  return (
    <p className="notice preview-banner" role="status">
      {t('previewBanner')}
    </p>
  );
}
