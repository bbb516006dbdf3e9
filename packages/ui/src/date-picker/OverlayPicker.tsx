import { CalendarDays } from 'lucide';
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { Icon } from '../actions/Icon.tsx';
import { FieldFrame } from '../forms/FieldFrame.tsx';
import { getDescribedBy } from '../forms/field.ts';
import './date-picker.css';
import { PickerPanel } from './PickerPanel.tsx';
import type { PickerParts } from './picker-props.ts';
import { useDateText } from './text/use-date-text.ts';
import { formatDateError } from './texts.ts';
import { useOverlay } from './use-overlay.ts';

interface OverlayPickerProps extends PickerParts {
  /** Discards an incomplete range. */
  discardText: () => void;
}

interface AnchorStyle extends CSSProperties {
  '--anchor': string;
}

/** A text field whose button opens the calendar. */
export function OverlayPicker({ props, rules, picker, discardText }: OverlayPickerProps) {
  const { name, id = name, label, hint, optionalLabel, className, texts, disabled = false, view = 'date' } = props;
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const typing = useDateText(picker, props.onError);
  const { isOpen, open, close, closeSoon, dialog } = useOverlay(field, button, discardText);
  const error = props.error ?? (typing.error && formatDateError(typing.error, texts.errors, rules));
  const placeholder = props.placeholder ?? (props.pattern ? undefined : props.language.placeholders[view]);
  // An anchor name must be a CSS identifier.
  const anchor: AnchorStyle = { '--anchor': `--date-${id.replaceAll(/\W/g, '-')}` };

  function onInputKeyDown(event: KeyboardEvent) {
    // Enter must not submit the form with an invalid date.
    if (event.key === 'Enter' && !typing.onEnd()) event.preventDefault();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    typing.onEnd();
    open();
  }
  function onPicked() {
    typing.reset();
    if (picker.selection.mode === 'single' && !rules.time) closeSoon();
  }
  return (
    <FieldFrame {...{ id, label, hint: hint ?? '', error, optionalLabel: optionalLabel ?? '', className: className ?? '' }}>
      <div className="field-control date-field" style={anchor}>
        <input
          ref={field}
          className="field-input date-field-input"
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          {...getDescribedBy(id, hint, error)}
          {...{ placeholder, disabled }}
          value={typing.text}
          onChange={(event) => typing.onType(event.target.value)}
          onBlur={typing.onEnd}
          onKeyDown={onInputKeyDown}
        />
        <button
          ref={button}
          type="button"
          className="date-field-button"
          aria-label={picker.text ? texts.change(picker.text) : texts.open}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          disabled={disabled}
          onClick={open}
        >
          <Icon of={CalendarDays} size={22} />
        </button>
        <input type="hidden" name={name} value={picker.iso} disabled={disabled} />
        {isOpen ? (
          <dialog className="date-picker-panel" aria-label={texts.panel} {...dialog}>
            <PickerPanel {...{ props, rules, picker, onPicked }} takeFocus onDone={close} />
          </dialog>
        ) : null}
      </div>
    </FieldFrame>
  );
}
