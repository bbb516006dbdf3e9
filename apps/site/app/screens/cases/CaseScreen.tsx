import { PageTitle } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { createTranslator } from 'use-intl/core';
import '@liget/ui/balloon.css';
import { ThankYou } from '../../parts/forms/ThankYou.tsx';
import { screenLoader } from '../../shell/loaders/screen-loader.server.ts';
import styles from './Case.module.css';
import { type CaseView, toCaseView } from './case-page.ts';

export const loader = screenLoader('case', async ({ locale, params, url, messages, ownCase, page }) => {
  const status = await ownCase(params['reference'], url.searchParams.get('token'));
  const t = createTranslator({ locale, messages, namespace: 'cases' });
  return {
    page: await page({ title: t('title'), description: t('lead') }),
    view: toCaseView(status, locale),
    isJustSent: url.searchParams.get('sent') === '1' && status.state === 'new',
  };
});

export default function CaseScreen() {
  const t = useTranslations('cases');
  const { page, view, isJustSent } = useLoaderData<typeof loader>();
  const { kind, due, reference } = view;
  return (
    <article className="wrap">
      <PageTitle title={page.title} lead={page.description} />
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {isJustSent ? (
            <ThankYou title={t(`thanks.${kind}`)} text={due ? t('thanksDue', { due }) : t('thanksText')} reference={reference}>
              <p>{t('keepAddress')}</p>
            </ThankYou>
          ) : null}
          <Answers view={view} />
        </div>
        <Facts view={view} />
      </div>
      {isJustSent ? null : <p className={styles['note']}>{t('keepAddress')}</p>}
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
        <section key={at} className={styles['answer']}>
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
    <section className={styles['facts']} aria-labelledby="case-facts">
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
