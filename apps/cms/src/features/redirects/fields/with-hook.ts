import type { FieldHook, TextField } from 'payload';
import type { ValidateText } from '../../../platform/fields/links/link.ts';

export const withHook = (field: TextField, validate: ValidateText, hook: FieldHook): TextField =>
  ({ ...field, validate, hooks: { beforeValidate: [hook] } }) as TextField;
