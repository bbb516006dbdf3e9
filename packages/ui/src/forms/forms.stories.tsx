import { Search } from 'lucide-react';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../actions/Icon.tsx';
import { Checkbox } from './Checkbox.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldError } from './FieldError.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

export const title = 'Űrlapok · Forms';

export const stories = {
  Magyar: () => (
    <form>
      <TextField name="hu-nev" label="Név" autoComplete="name" />
      <TextField name="hu-email" type="email" label="E-mail-cím" hint="Csak válaszolni írunk erre a címre." />
      <TextField name="hu-kereses" type="search" label="Keresés" before={<Icon of={Search} />} placeholder="Mit keres?" />
      <Select
        name="hu-targy"
        label="Tárgy"
        options={[
          { value: 'jegy', label: 'Jegy' },
          { value: 'elveszett', label: 'Elveszett tárgy' },
        ]}
      />
      <RadioGroup
        name="hu-valasz"
        label="Hogyan válaszoljunk?"
        row
        defaultValue="email"
        options={[
          { value: 'email', label: 'Levélben' },
          { value: 'telefon', label: 'Telefonon' },
        ]}
      />
      <TextArea name="hu-uzenet" label="Üzenet" optionalLabel="(nem kötelező)" />
      <Checkbox
        name="hu-hozzajarulas"
        label={
          <>
            Elolvastam az <a href="#adat">adatkezelési tájékoztatót</a>.
          </>
        }
      />
      <Button type="submit">Küldés</Button>
    </form>
  ),
  'English, with errors': () => (
    <form>
      <ErrorSummary
        title="Two things are missing"
        level={3}
        errors={[
          { field: 'en-email', message: 'Please give your e-mail address' },
          { field: 'en-consent', message: 'Please read the privacy policy' },
        ]}
      />
      <TextField
        name="en-email"
        type="email"
        label="E-mail address"
        error="Please give your e-mail address, like anna@example.org"
        defaultValue="anna@"
      />
      <Select
        name="en-topic"
        label="Topic"
        error="Choose a topic"
        options={[
          { value: '', label: 'Choose …' },
          { value: 'ticket', label: 'Tickets' },
        ]}
      />
      <RadioGroup
        name="en-answer"
        label="How shall we answer?"
        hint="We answer within three working days."
        error="Choose one"
        options={[
          { value: 'email', label: 'By e-mail', hint: 'Fastest' },
          { value: 'phone', label: 'By telephone' },
          { value: 'post', label: 'By post', disabled: true },
        ]}
      />
      <Checkbox name="en-consent" label="I have read the privacy policy." error="Please read the privacy policy" />
      <TextField name="en-off" label="Not available" disabled defaultValue="Locked" />
      <FieldError field="en-alone">An error by itself</FieldError>
    </form>
  ),
};
