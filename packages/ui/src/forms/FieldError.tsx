import { CircleAlert } from 'lucide';
import { Icon } from '../actions/Icon.tsx';
import { getErrorId } from './field.ts';
import './forms.css';

/** The error message under a field; `field` is the field's id. */
export function FieldError({ field, children }: { field: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p className="field-error" id={getErrorId(field)}>
      <Icon of={CircleAlert} size={18} />
      <span>{children}</span>
    </p>
  );
}
