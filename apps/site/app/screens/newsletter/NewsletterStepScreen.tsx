import { NEWSLETTER_TOPICS } from '@liget/content-api/vocabulary/newsletter-topics';
import { Button, ButtonLink, Checkbox } from '@liget/ui';
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { getFieldId } from '../../components/forms/form-errors.ts';
import { href } from '../../lib/urls/href.ts';
import styles from './NewsletterStep.module.css';
import { loadStep, runStep, type StepError } from './newsletter-step.server.ts';

export const loader = (args: LoaderFunctionArgs) => loadStep(args);
export const action = (args: ActionFunctionArgs) => runStep(args);

type StepData = ReturnType<typeof useLoaderData<typeof loader>>;

/** The page of an email's link: explains the action, and carries it out when the button is pressed. */
export default function NewsletterStepScreen() {
  const t = useTranslations('newsletter');
  const { page, step, view, notice, contact, own } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <section className={styles.step}>
        {notice && (
          <p className={styles.notice} role="status">
            {t(`choose.${notice}`)}
          </p>
        )}
        <h1>{page.title}</h1>
        {view.kind === 'ask' ? (
          <>
            <p>{t(`${step}.text`)}</p>
            <p>{t('address', { email: view.email })}</p>
            <Form method="post" action={own.action}>
              {step === 'choose' && <Topics chosen={view.topics} />}
              <Button type="submit" size="large">
                {t(`${step}.action`)}
              </Button>
            </Form>
            {own.leave && (
              <p>
                <a href={own.leave}>{t('choose.leave')}</a>
              </p>
            )}
          </>
        ) : (
          <>
            <p>{t(`${view.kind}.text`)}</p>
            {contact && (
              <p>{t.rich('unsubscribe.byEmail', { email: contact, link: (chunks) => <a href={`mailto:${contact}`}>{chunks}</a> })}</p>
            )}
            {contact && step === 'unsubscribe' ? null : <ButtonLink href={href('newsletter', 'hu')}>{t('again')}</ButtonLink>}
          </>
        )}
      </section>
    </div>
  );
}

function Topics({ chosen }: { chosen: Extract<StepData['view'], { kind: 'ask' }>['topics'] }) {
  const t = useTranslations('newsletter');
  const error = useActionData<StepError>();
  return (
    <fieldset className={styles.topics} aria-describedby={error ? 'topics-error' : undefined}>
      <legend className="visually-hidden">{t('choose.title')}</legend>
      {NEWSLETTER_TOPICS.map((topic) => (
        <Checkbox
          key={topic}
          id={getFieldId(topic)}
          name="topics"
          value={topic}
          defaultChecked={!error && chosen.includes(topic)}
          label={t(`topics.${topic}`)}
        />
      ))}
      {error && (
        <p id="topics-error" className={styles.error} role="alert">
          {t('choose.none')}
        </p>
      )}
    </fieldset>
  );
}
