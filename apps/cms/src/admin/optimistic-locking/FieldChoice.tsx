'use client';

import { useTranslate } from '../../platform/admin-ui/use-translate.ts';
import type { Side } from '../../platform/optimistic-locking/differences.ts';
import { CONFLICT_TEXTS } from './conflict-texts.ts';
import type { ShownDifference } from './use-conflict.ts';

/** Both values of a field side by side; one of them is chosen. */
export function FieldChoice({ name, label, mine, theirs, contested, chosen, onChoose }: ShownDifference) {
  const translate = useTranslate();
  const texts: [Side, string, string][] = [
    ['mine', translate(CONFLICT_TEXTS.mine), mine],
    ['theirs', translate(CONFLICT_TEXTS.theirs), theirs],
  ];
  return (
    <fieldset className="liget-versions__field">
      <legend>
        {label}
        {contested && <em> – {translate(CONFLICT_TEXTS.both)}</em>}
      </legend>
      {texts.map(([side, heading, text]) => (
        <label key={side}>
          <span>
            <input type="radio" name={`two-versions-${name}`} checked={chosen === side} onChange={() => onChoose(side)} /> {heading}
          </span>
          <span className="liget-versions__text">{text === '' ? <em>{translate(CONFLICT_TEXTS.nothing)}</em> : text}</span>
        </label>
      ))}
    </fieldset>
  );
}
