'use client';

import { FieldError, FieldLabel, useField, withCondition } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { useState } from 'react';
import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { MAP_TEXTS } from './map-texts.ts';
import { formatDegrees, parseDegrees } from './point-on-map.ts';

/** A number of degrees, typed with a comma or a point. Other text is sent unchanged, and the service refuses it. */
const Field: NumberFieldClientComponent = ({ field, path: potentialPath, readOnly }) => {
  const { disabled, path, setValue, showError, value } = useField<number | string | null>({ potentiallyStalePath: potentialPath });
  const language = useAdminLanguage();
  const translate = useTranslate();
  const [typed, setTyped] = useState<{ text: string; value: number | string | null } | null>(null);
  const shown = typeof value === 'number' ? formatDegrees(value, language) : (value ?? '');
  const isOdd = typeof value === 'string' && value !== '';
  const change = (text: string) => {
    const next = text.trim() === '' ? null : (parseDegrees(text) ?? text);
    setTyped({ text, value: next });
    setValue(next);
  };
  const id = `field-${path.replaceAll('.', '__')}`;
  return (
    <div className={['field-type', 'text', 'liget-degrees', showError && 'error'].filter(Boolean).join(' ')}>
      <FieldLabel label={field.label ?? ''} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={showError || isOdd}
          aria-describedby={isOdd ? `${id}-note` : undefined}
          value={typed !== null && typed.value === value ? typed.text : shown}
          disabled={Boolean(readOnly) || disabled}
          onChange={(event) => change(event.target.value)}
        />
        {isOdd && (
          <p className="field-description" id={`${id}-note`}>
            {translate(MAP_TEXTS.notADegree)}
          </p>
        )}
      </div>
    </div>
  );
};

export const Degrees = withCondition(Field);
