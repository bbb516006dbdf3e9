import { useTranslations } from 'use-intl';
import { UP } from '../../components/drawings.ts';
import { Glyph } from '../../components/Glyph.tsx';
import { SiteLightbox } from '../SiteLightbox.tsx';
import { getScrollBehavior } from '../viewport.ts';
import styles from './FloatingControls.module.css';
import { useIsFarDown } from './far-down.ts';

/** Shown after scrolling down more than 700 px. */
function ScrollToTop() {
  const t = useTranslations('shell');
  const isShown = useIsFarDown();
  function onClick() {
    window.scrollTo({ top: 0, behavior: getScrollBehavior() });
    document.getElementById('content')?.focus({ preventScroll: true });
  }
  return (
    <button type="button" className={styles.top} aria-label={t('scrollToTop')} title={t('scrollToTop')} hidden={!isShown} onClick={onClick}>
      <Glyph name={UP} />
    </button>
  );
}

/** Controls that float above the page. */
export function FloatingControls() {
  return (
    <>
      <ScrollToTop />
      <SiteLightbox />
    </>
  );
}
