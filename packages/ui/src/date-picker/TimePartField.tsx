import { ChevronDown, ChevronUp } from 'lucide';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../actions/Icon.tsx';
import { padded } from './date-format.ts';
import type { TimeTexts } from './texts.ts';
import { useHold } from './use-hold.ts';

interface TimePartFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  disabled: boolean;
  texts: TimeTexts;
  onStep: (direction: 1 | -1) => void;
  /** False when the typed number may not be. */
  onType: (value: number) => boolean;
}

/** One part of a time: typed with two digits, stepped with the arrow keys or the buttons. */
export function TimePartField({ label, value, least, most, disabled, texts, onStep, onType }: TimePartFieldProps) {
  const [typed, setTyped] = useState<string>();
  const up = useHold(() => onStep(1));
  const down = useHold(() => onStep(-1));

  function type(text: string) {
    const digits = text.replaceAll(/\D/g, '').slice(-2);
    const complete = digits.length === 2 && Number(digits) >= least && Number(digits) <= most && onType(Number(digits));
    setTyped(complete ? undefined : digits);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setTyped(undefined);
    onStep(event.key === 'ArrowUp' ? 1 : -1);
  }
  return (
    <span className="time-part">
      <StepButton label={texts.increase(label)} icon={ChevronUp} disabled={disabled} hold={up} />
      <input
        className="time-input"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuetext={padded(value, 2)}
        aria-valuemin={least}
        aria-valuemax={most}
        disabled={disabled}
        value={typed ?? padded(value, 2)}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(undefined)}
        onKeyDown={onKeyDown}
      />
      <StepButton label={texts.decrease(label)} icon={ChevronDown} disabled={disabled} hold={down} />
    </span>
  );
}

interface StepButtonProps {
  label: string;
  icon: typeof ChevronUp;
  disabled: boolean;
  hold: ReturnType<typeof useHold>;
}

/** Not a tab stop: the number itself takes the arrow keys. */
function StepButton({ label, icon, disabled, hold }: StepButtonProps) {
  return (
    <button type="button" className="time-step" tabIndex={-1} aria-label={label} disabled={disabled} {...hold}>
      <Icon of={icon} size={18} />
    </button>
  );
}
