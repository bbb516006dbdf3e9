'use client';

import { ADMIN_TEXTS } from '../../platform/admin-ui/texts.ts';
import { useTranslate } from '../../platform/admin-ui/use-translate.ts';
import type { Side } from '../../platform/optimistic-locking/differences.ts';

interface Props {
  name: string;
  label: string;
  mine: string;
  theirs: string;
  contested: boolean;
  chosen: Side;
  onChoose: (side: Side) => void;
}

/** Both values of a field side by side; one of them is chosen. */
export function FieldChoice({ name, label, mine, theirs, contested, chosen, onChoose }: Props) {
  const translate = useTranslate();
  const texts: [Side, string, string][] = [
    ['mine', translate(ADMIN_TEXTS.conflictMine), mine],
    ['theirs', translate(ADMIN_TEXTS.conflictTheirs), theirs],
  ];
  return (
    <fieldset className="liget-versions__field">
      <legend>
        {label}
        {contested && <em> – {translate(ADMIN_TEXTS.conflictBoth)}</em>}
      </legend>
      {texts.map(([side, heading, text]) => (
        <label key={side}>
          <span>
            <input type="radio" name={`two-versions-${name}`} checked={chosen === side} onChange={() => onChoose(side)} /> {heading}
          </span>
          <span className="liget-versions__text">{text === '' ? <em>{translate(ADMIN_TEXTS.conflictNothing)}</em> : text}</span>
        </label>
      ))}
    </fieldset>
  );
}
