import { PageTitle } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { ThankYou } from '../../components/forms/ThankYou.tsx';
import styles from './Case.module.css';
import type { CaseView } from './case-page.ts';

interface CasePageProps {
  title: string;
  lead: string;
  /** `null` for a link without a valid case. */
  view: CaseView | null;
  /** Whether the visitor has just sent the form. */
  isJustSent: boolean;
}

/** The status of a case, with a thank-you first for a visitor who has just sent the form. */
export function CasePage({ title, lead, view, isJustSent }: CasePageProps) {
  const t = useTranslations('cases');
  if (!view)
    return (
      <article className="wrap">
        <PageTitle title={title} lead={lead} />
      </article>
    );
  const { kind, due, reference } = view;
  return (
    <article className="wrap">
      <PageTitle title={title} lead={lead} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {isJustSent ? (
            <ThankYou title={t(`thanks.${kind}`)} text={due ? t('thanksDue', { due }) : t('thanksText')} reference={reference}>
              <p>{t('keepAddress')}</p>
            </ThankYou>
          ) : null}
          <Answers view={view} />
        </div>
        <Facts view={view} />
      </div>
      {isJustSent ? null : <p className={styles.note}>{t('keepAddress')}</p>}
    </article>
  );
}

function Answers({ view: { answers } }: { view: CaseView }) {
  const t = useTranslations('cases');
  return (
    <section aria-labelledby="case-answers">
      <h2 id="case-answers">{t('answers')}</h2>
      {answers.length === 0 ? <p>{t('noAnswer')}</p> : null}
      {answers.map(({ at, day, text }) => (
        <section key={at} className={styles.answer}>
          <h3>
            <time dateTime={at}>{day}</time>
          </h3>
          <p>{text}</p>
        </section>
      ))}
    </section>
  );
}

function Facts({ view: { kind, reference, about, state, received, due, attachments } }: { view: CaseView }) {
  const t = useTranslations('cases');
  const forms = useTranslations('forms');
  const facts = [
    [forms('reference'), reference],
    [t('state'), t(`states.${state}`)],
    [t('received'), received],
    [t('due'), due],
    [t('kind'), t(`kinds.${kind}`)],
    [t('about'), about],
    [t('attachments'), attachments.map(({ name, size }) => `${name} (${size})`).join(', ')],
  ].filter(([, value]) => value);
  return (
    <section className={styles.facts} aria-labelledby="case-facts">
      <h2 id="case-facts">{t('factsTitle')}</h2>
      <dl>
        {facts.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
