'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import type { UIFieldClientProps } from 'payload';
import { useEffect, useRef } from 'react';
import { type Label, label } from '../../fields/labels.ts';
import { getKindFieldName, getLinkFieldNames, LINK_KINDS, type LinkKind } from '../../fields/links/link-kind.ts';
import { useTranslate } from '../use-translate.ts';
import { useLinkKind } from './use-link-kind.ts';

const QUESTION = label('Hová vezet?', 'Where does it lead?');
const KIND_NAMES: Record<LinkKind, Label> = {
  none: label('Sehová', 'Nowhere'),
  item: label('Egy tartalmunkra', 'To one of our items'),
  screen: label('Egy állandó oldalunkra', 'To a standing page'),
  url: label('Webcímre', 'To a web address'),
};

/** One question before the boxes of a link: only the box of the answer is shown. */
export function LinkKindChoice({ path: kindPath, readOnly }: Pick<UIFieldClientProps, 'path'> & { readOnly?: boolean }) {
  const path = kindPath.slice(0, kindPath.length - getKindFieldName('').length);
  const kind = useLinkKind(path);
  const { dispatchFields, getFields, setModified, disabled } = useForm();
  const translate = useTranslate();
  /** What the editor had entered before choosing another kind. */
  const entered = useRef<Partial<Record<LinkKind, unknown>>>({});
  const names = getLinkFieldNames(path);

  // A box that is emptied stays.
  useEffect(() => {
    if (kind !== 'none') dispatchFields({ type: 'UPDATE', path: kindPath, value: kind, disableFormData: true });
  }, [dispatchFields, kind, kindPath]);

  // “Nowhere” is sent with the next save, which empties the URL of the other language. Each state from the service withdraws it.
  const isChosenNowhere = useFormFields(([fields]) => fields[kindPath]?.value === 'none');
  const isSent = useFormFields(([fields]) => fields[kindPath]?.disableFormData === false);
  useEffect(() => {
    if (isChosenNowhere && !isSent) dispatchFields({ type: 'UPDATE', path: kindPath, value: 'none', disableFormData: false });
  }, [dispatchFields, isChosenNowhere, isSent, kindPath]);

  const choose = (chosen: LinkKind) => {
    const fields = getFields();
    const change = (name: LinkKind, value: unknown) => {
      // An answer alone is no change of the document.
      if (name === 'none' || (fields[names[name]]?.value ?? null) === value) return;
      dispatchFields({ type: 'UPDATE', path: names[name], value, valid: true });
      setModified(true);
    };
    if (kind !== 'none') {
      entered.current[kind] = fields[names[kind]]?.value ?? null;
      change(kind, null);
    }
    change(chosen, entered.current[chosen] ?? null);
    dispatchFields({ type: 'UPDATE', path: kindPath, value: chosen, disableFormData: chosen !== 'none' });
    if (chosen === 'none') setModified(true);
  };

  return (
    <div className="field-type">
      <fieldset className="liget-link-kind" id={`field-${kindPath.replaceAll('.', '__')}`} disabled={Boolean(readOnly) || disabled}>
        <legend className="field-label">{translate(QUESTION)}</legend>
        {LINK_KINDS.map((each) => (
          <label key={each}>
            <input type="radio" name={kindPath} checked={kind === each} onChange={() => choose(each)} /> {translate(KIND_NAMES[each])}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
