import { Balloon } from '@liget/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { removeSentDraft } from './drafts/form-draft.ts';
import styles from './Forms.module.css';
import { FORM_ANCHOR } from './form-errors.ts';

interface ThankYouProps {
  title: string;
  text: string;
  reference: string;
  children?: ReactNode;
}

/**
 * Confirms that the form was stored, with its reference. Takes the focus, because the form that had it is gone, and scrolls to its beginning:
 * focus alone leaves the heading above the window where the box is tall.
 */
export function ThankYou({ title, text, reference, children }: ThankYouProps) {
  const t = useTranslations('forms');
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
    removeSentDraft(localStorage);
  }, []);
  return (
    <section ref={box} id={FORM_ANCHOR} className={styles.thanks} tabIndex={-1} aria-labelledby="thanks-title">
      <Balloon className={styles.balloon ?? ''} />
      <h2 id="thanks-title">{title}</h2>
      <p>{text}</p>
      <p className={styles.reference}>
        {t('reference')}: <strong>{reference}</strong>
      </p>
      <p>{t('keepReference')}</p>
      {children}
    </section>
  );
}
