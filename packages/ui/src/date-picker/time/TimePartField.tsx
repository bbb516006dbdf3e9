import { ChevronDown, ChevronUp } from 'lucide';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../../actions/Icon.tsx';
import { padDigits } from '../text/date-format.ts';
import type { TimePartError, TimeTexts } from '../texts.ts';
import { useHold } from './use-hold.ts';

interface TimePartFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  disabled: boolean;
  texts: TimeTexts;
  error: TimePartError | undefined;
  /** Id of the error message. */
  describedBy: string;
  onStep: (direction: 1 | -1) => void;
  /** False when the typed number is outside the limits. */
  onType: (value: number) => boolean;
  /** Called with the error when typing ends, and with undefined when the invalid text is discarded. */
  onError: (error: TimePartError | undefined) => void;
}

/** One part of a time: typed with two digits, or stepped by arrow keys and buttons. Invalid text stays as typed. */
export function TimePartField({
  label,
  value,
  least,
  most,
  disabled,
  texts,
  error,
  describedBy,
  onStep,
  onType,
  onError,
}: TimePartFieldProps) {
  const [typed, setTyped] = useState<string>();
  const step = (direction: 1 | -1) => {
    putAside();
    onStep(direction);
  };
  const up = useHold(() => step(1));
  const down = useHold(() => step(-1));

  function putAside() {
    setTyped(undefined);
    onError(undefined);
  }
  function findError(text: string): TimePartError | undefined {
    if (!/^\d\d$/.test(text)) return 'two-digits';
    if (Number(text) < least || Number(text) > most) return 'out-of-range';
    return onType(Number(text)) ? undefined : 'outside-limits';
  }
  function type(text: string) {
    if (findError(text)) setTyped(text);
    else putAside();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter must not submit the form with an invalid time.
    if (event.key === 'Enter' && typed !== undefined) {
      event.preventDefault();
      onError(findError(typed));
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  }
  return (
    <span className="time-part">
      <StepButton label={texts.increase(label)} icon={ChevronUp} disabled={disabled} holdHandlers={up} />
      <input
        className="time-input"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuetext={padDigits(value, 2)}
        aria-valuemin={least}
        aria-valuemax={most}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? describedBy : undefined}
        disabled={disabled}
        value={typed ?? padDigits(value, 2)}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => typed !== undefined && onError(findError(typed))}
        onKeyDown={onKeyDown}
      />
      <StepButton label={texts.decrease(label)} icon={ChevronDown} disabled={disabled} holdHandlers={down} />
    </span>
  );
}

interface StepButtonProps {
  label: string;
  icon: typeof ChevronUp;
  disabled: boolean;
  holdHandlers: ReturnType<typeof useHold>;
}

/** Not a tab stop: the field itself handles the arrow keys. */
function StepButton({ label, icon, disabled, holdHandlers }: StepButtonProps) {
  return (
    <button type="button" className="time-step" tabIndex={-1} aria-label={label} disabled={disabled} {...holdHandlers}>
      <Icon of={icon} size={18} />
    </button>
  );
}
