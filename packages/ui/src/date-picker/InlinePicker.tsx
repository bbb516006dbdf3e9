import { joinClassNames } from '../class-names.ts';
import { FieldError } from '../forms/FieldError.tsx';
import { getDescribedBy, getHintId } from '../forms/field.ts';
import './date-picker.css';
import { PickerPanel } from './PickerPanel.tsx';
import type { PickerParts } from './picker-props.ts';

/** The date picker as part of the page. */
export function InlinePicker({ props, rules, picker }: PickerParts) {
  const { name, id = name, label, hint, error, className, disabled = false } = props;
  return (
    <fieldset
      id={id}
      className={joinClassNames('date-picker-inline', error && 'field-wrong', className)}
      disabled={disabled}
      {...getDescribedBy(id, hint, error)}
    >
      <legend className="field-label">{label}</legend>
      {hint ? (
        <p className="field-hint" id={getHintId(id)}>
          {hint}
        </p>
      ) : null}
      <div className="date-picker-paper">
        <PickerPanel {...{ props, rules, picker }} />
      </div>
      <FieldError field={id}>{error}</FieldError>
      <input type="hidden" name={name} value={picker.iso} />
    </fieldset>
  );
}
