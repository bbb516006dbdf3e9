import { MAX_EMAIL_LENGTH } from '@liget/content-api/vocabulary/email-address';
import '@liget/ui/balloon.css';
import '@liget/ui/picture.css';
import { ButtonLink, Checkbox, TextField } from '@liget/ui';
import { type ActionFunctionArgs, type ClientActionFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { FormCard } from '../../components/forms/FormCard.tsx';
import { handleForm } from '../../components/forms/form-action.server.ts';
import { FORM_ANCHOR, getFieldId } from '../../components/forms/form-errors.ts';
import { CHECKED, type FormState, readReference } from '../../components/forms/form-state.ts';
import { handleSubmitFailure } from '../../components/forms/submit-failure.ts';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import { hydrateOnInteractionWithin, lazyIsland } from '../../components/islands/islands.tsx';
import { findStaticPicture } from '../../components/pictures/static-picture.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';
import styles from './Newsletter.module.css';
import { checkSubscription, FIELDS, type Field } from './subscription.ts';

export const loader = createScreenLoader('newsletter', async ({ url, locale, content, page, drawing }) => {
  const reference = readReference(url.searchParams);
  const images = (await content.optional('staticImages'))?.images ?? [];
  return {
    page: await page({ indexable: reference === null }),
    reference,
    view: drawing({ picture: findStaticPicture(images, 'newsletter', locale) }),
  };
});

export async function action(args: ActionFunctionArgs) {
  return handleForm(args, {
    name: 'newsletterSubscriptions',
    fields: FIELDS,
    begunWith: 'email',
    check: checkSubscription,
    listIdentifyingValues: ({ email, name }) => [email, name],
    body: ({ email, name }, { idempotency_key }) => ({ idempotency_key, email, ...(name ? { name } : {}), privacy_accepted: true }),
    thanksUrl: (_, { reference }) => `${href('newsletter', 'hu', {}, { reference })}#${FORM_ANCHOR}`,
  });
}

export const clientAction = (args: ClientActionFunctionArgs) => handleSubmitFailure(args, FIELDS);

const Invitation = hydrateOnInteractionWithin(() => import('./Invitation.tsx').then((module) => module.Invitation));
/** Only after a form was sent. `FormCard` imports its styles. */
const ThankYou = lazyIsland(() => import('../../components/forms/ThankYou.tsx').then((module) => module.ThankYou));

export default function NewsletterScreen() {
  const t = useTranslations('newsletter');
  const { page, reference, view } = useLoaderData<typeof loader>();
  return (
    <div className={`wrap ${styles.screen}`} data-own-newsletter="">
      <DrawnByServer id="invitation" value={view}>
        {({ picture }) => <Invitation page={page} picture={picture} />}
      </DrawnByServer>
      {reference ? (
        <ThankYou title={t('thanksTitle')} text={t('thanksText')} reference={reference}>
          <ButtonLink href={href('home', 'hu')}>{t('back')}</ButtonLink>
        </ThankYou>
      ) : (
        <SubscriptionForm />
      )}
    </div>
  );
}

function SubscriptionForm() {
  const t = useTranslations('newsletter');
  const forms = useTranslations('forms');
  const state = useActionData<FormState<Field>>();
  const { values, errors } = state ?? {};
  return (
    <FormCard
      title={t('formTitle')}
      action={href('newsletter', 'hu')}
      send={t('send')}
      fields={FIELDS}
      longest={MAX_EMAIL_LENGTH}
      state={state}
    >
      <TextField
        id={getFieldId('email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={MAX_EMAIL_LENGTH}
        label={t('email')}
        defaultValue={values?.email}
        error={errors?.email}
      />
      <TextField
        id={getFieldId('name')}
        name="name"
        autoComplete="name"
        maxLength={120}
        label={t('name')}
        optionalLabel={forms('optional')}
        hint={t('nameHint')}
        defaultValue={values?.name}
        error={errors?.name}
      />
      <Checkbox
        id={getFieldId('privacy_accepted')}
        name="privacy_accepted"
        required
        defaultChecked={values?.privacy_accepted === CHECKED}
        error={errors?.privacy_accepted}
        label={t.rich('privacy', { link: (chunks) => <a href={href('privacyPolicy', 'hu')}>{chunks}</a> })}
      />
    </FormCard>
  );
}
