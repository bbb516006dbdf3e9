import { useTranslations } from 'use-intl';

interface MissedPageProps {
  /** The page that could not be opened. */
  target: string | undefined;
  onClose: () => void;
}

/** Says that a link led nowhere, and offers to load its page as a document. Part of the first load: its own code must be there by then. */
export function NotFoundReport({ target, onClose }: MissedPageProps) {
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
