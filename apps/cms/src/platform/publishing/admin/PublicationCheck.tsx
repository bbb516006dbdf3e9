'use client';

import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useEffect } from 'react';
import { ADMIN_TEXTS } from '../../admin-ui/texts.ts';
import { useFetched } from '../../admin-ui/use-fetched.ts';
import { useTranslate } from '../../admin-ui/use-translate.ts';
import { PublishCheck, type PublishError } from '../checks/publish-check.ts';
import { CHECK_TEXTS } from './check-texts.ts';
import { openField, openFieldOfUrl } from './open-field.ts';

/** The results of the publish checks: errors and recommendations. */
export function PublicationCheck() {
  const { answer } = useFetched('problems', PublishCheck);
  const translate = useTranslate();
  useEffect(openFieldOfUrl, []);
  if (answer === 'trashed') return null;
  return (
    <section className="liget-check" aria-live="polite">
      <h2>{translate(CHECK_TEXTS.title)}</h2>
      {answer === 'unsaved' && <p>{translate(CHECK_TEXTS.firstSave)}</p>}
      {answer === 'loading' && <p>{translate(ADMIN_TEXTS.loading)}</p>}
      {answer === 'failed' && <p>{translate(CHECK_TEXTS.failed)}</p>}
      {typeof answer !== 'string' && <Results errors={answer.problems} />}
    </section>
  );
}

function Results({ errors }: { errors: PublishError[] }) {
  const translate = useTranslate();
  if (errors.length === 0) return <p>{translate(CHECK_TEXTS.none)}</p>;
  return (
    <>
      <PublishErrorList heading={translate(CHECK_TEXTS.errors)} errors={errors.filter(({ severity }) => severity === 'error')} />
      <PublishErrorList heading={translate(CHECK_TEXTS.warnings)} errors={errors.filter(({ severity }) => severity === 'warning')} />
    </>
  );
}

function PublishErrorList({ heading, errors }: { heading: string; errors: PublishError[] }) {
  if (errors.length === 0) return null;
  return (
    <>
      <p className={`liget-check__${errors[0]?.severity}`}>{heading}</p>
      <ul>
        {errors.map((error) => (
          <li key={error.message.en}>
            <PublishErrorText error={error} /> <OtherDocumentLink error={error} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A link that opens the field in its language; within the open form it only moves there, so that no typed text is lost. */
function PublishErrorText({ error: { message, at } }: { error: PublishError }) {
  const translate = useTranslate();
  const { code } = useLocale();
  const { collectionSlug } = useDocumentInfo();
  if (!at || !collectionSlug) return translate(message);
  const locale = at.locale ?? code;
  const id = `field-${at.field.replaceAll('.', '__')}`;
  return (
    <a
      href={`?locale=${locale}#${id}`}
      onClick={(event) => {
        if (locale !== code) return;
        event.preventDefault();
        openField(id);
      }}
    >
      {translate(message)}
    </a>
  );
}

/** A link to the other document in which it can be corrected; text typed here stays. */
function OtherDocumentLink({ error: { elsewhere } }: { error: PublishError }) {
  const translate = useTranslate();
  const { config } = useConfig();
  if (!elsewhere) return null;
  return (
    <a href={`${config.routes.admin}/collections/${elsewhere.collection}/${elsewhere.id}`} target="_blank" rel="noreferrer">
      {translate(CHECK_TEXTS.openPicture)}
    </a>
  );
}
