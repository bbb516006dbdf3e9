'use client';

import { PasswordField, useFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useWord } from '../use-word.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';

const NAME = 'currentPassword';
/** The service alone knows whether it is right. */
const unchecked = () => true as const;

/** Where a password or an e-mail address is being changed, and where the service has asked for it. */
const isAskedFor = ([{ email, password, [NAME]: own }]: [FormState, unknown]): boolean =>
  password !== undefined || own?.valid === false || email?.value !== email?.initialValue;

/** In an account's form: the password of whoever sits there, when a means of signing in is to change. */
export function CurrentPassword() {
  const word = useWord();
  if (!useFormFields(isAskedFor)) return null;
  return (
    <div>
      <PasswordField
        autoComplete="current-password"
        field={{ name: NAME, label: word(ACCOUNT_TEXTS.currentPassword) }}
        indexPath=""
        parentPath=""
        parentSchemaPath=""
        path={NAME}
        schemaPath={NAME}
        validate={unchecked}
      />
      <p className="field-description">{word(ACCOUNT_TEXTS.currentPasswordHint)}</p>
    </div>
  );
}
