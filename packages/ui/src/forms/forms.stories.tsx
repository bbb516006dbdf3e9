import { Search } from 'lucide';
import type { StoryFile } from '../../gallery/story.ts';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../actions/Icon.tsx';
import { Checkbox } from './Checkbox.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldError } from './FieldError.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const TEXTS = {
  hu: {
    name: 'Név',
    email: 'E-mail-cím',
    emailHint: 'Csak válaszolni írunk erre a címre.',
    search: 'Keresés',
    searchFor: 'Mit keres?',
    subject: 'Miről van szó?',
    choose: 'Válasszon',
    bench: 'Pad, asztal',
    message: 'Üzenet',
    optional: '(nem kötelező)',
    consent: 'Elolvastam az ',
    policy: 'adatkezelési tájékoztatót',
    send: 'Küldés',
    errors: 'Két dolog hiányzik',
    emailError: 'Adja meg az e-mail-címét, például így: anna@example.org',
    consentError: 'Olvassa el az adatkezelési tájékoztatót',
    off: 'Most nem módosítható',
    alone: 'Egy hiba magában',
  },
  en: {
    name: 'Name',
    email: 'E-mail address',
    emailHint: 'We use it only to answer.',
    search: 'Search',
    searchFor: 'What are you looking for?',
    subject: 'What is it about?',
    choose: 'Please choose',
    bench: 'Bench or table',
    message: 'Message',
    optional: '(optional)',
    consent: 'I have read the ',
    policy: 'privacy policy',
    send: 'Send',
    errors: 'Two things are missing',
    emailError: 'Give your e-mail address, like anna@example.org',
    consentError: 'Read the privacy policy',
    off: 'Cannot be changed now',
    alone: 'An error by itself',
  },
};

type Texts = (typeof TEXTS)['hu'];

const consent = (t: Texts) => (
  <>
    {t.consent}
    <a href="#policy">{t.policy}</a>.
  </>
);

export const title: StoryFile['title'] = 'Űrlapok · Forms';

export const stories: StoryFile['stories'] = {
  'Mezők · Fields': ({ language }) => {
    const t = TEXTS[language];
    return (
      <form>
        <TextField name="name" label={t.name} autoComplete="name" />
        <TextField name="email" type="email" label={t.email} hint={t.emailHint} />
        <TextField name="search" type="search" label={t.search} before={<Icon of={Search} />} placeholder={t.searchFor} />
        <SelectField name="subject" label={t.subject} prompt={t.choose} options={[{ value: 'bench', label: t.bench }]} />
        <TextArea name="message" label={t.message} optionalLabel={t.optional} />
        <Checkbox name="consent" label={consent(t)} />
        <TextField name="off" label={t.off} disabled defaultValue="—" />
        <Button type="submit">{t.send}</Button>
      </form>
    );
  },
  'Hibákkal · With errors': ({ language }) => {
    const t = TEXTS[language];
    return (
      <form>
        <ErrorSummary
          title={t.errors}
          level={3}
          errors={[
            { field: 'wrong-email', message: t.emailError },
            { field: 'wrong-consent', message: t.consentError },
          ]}
        />
        <TextField name="wrong-email" type="email" label={t.email} error={t.emailError} defaultValue="anna@" />
        <SelectField name="wrong-subject" label={t.subject} prompt={t.choose} options={[]} error={t.alone} />
        <TextArea name="wrong-message" label={t.message} error={t.alone} />
        <Checkbox name="wrong-consent" label={consent(t)} error={t.consentError} />
        <FieldError field="alone">{t.alone}</FieldError>
      </form>
    );
  },
};
