import { useTranslations } from 'use-intl';

interface NotFoundReportProps {
  /** The page that could not be opened. */
  target: string | undefined;
  onClose: () => void;
}

/** Says that a page could not be loaded, and links to it as a document. Part of the first load: later its code might not load either. */
export function NotFoundReport({ target, onClose }: NotFoundReportProps) {
  const t = useTranslations('shell');
  return (
    <div role="alert">
      {target === undefined ? null : (
        <p>
          {t('missed')}
          <a href={target} rel="external">
            {t('tryAgain')}
          </a>
          <button type="button" onClick={onClose}>
            {t('close')}
          </button>
        </p>
      )}
    </div>
  );
}
