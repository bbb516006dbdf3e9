'use client';

import { useId, useState } from 'react';
import { useTextDraft } from '../../../platform/admin-ui/form-drafts/use-text-draft.ts';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import type { Flight } from '../state.ts';
import { DESK_TEXTS } from './desk-texts.ts';

interface NoteFormProps {
  flight: Flight;
  save: (flight: Flight) => void;
}

/** The note in both languages. Changing only one asks for confirmation: visitors would read an older reason in the other. */
export function NoteForm({ flight, save }: NoteFormProps) {
  const translate = useTranslate();
  const id = useId();
  const [hu, setHu] = useTextDraft('globals/balloon note hu', flight.note.hu);
  const [en, setEn] = useTextDraft('globals/balloon note en', flight.note.en);
  const [isOpen, setIsOpen] = useState(hu !== flight.note.hu || en !== flight.note.en);
  const [isStillTrue, setIsStillTrue] = useState(false);
  const [isHuNew, isEnNew] = [hu.trim() !== flight.note.hu, en.trim() !== flight.note.en];
  const lacksOne = (hu.trim() === '') !== (en.trim() === '');
  const isOneOnly = !lacksOne && isHuNew !== isEnNew;
  const mayNot = lacksOne || (isOneOnly && !isStillTrue) || !(isHuNew || isEnNew);

  function start(isOwn: boolean) {
    setHu(isOwn ? '' : flight.note.hu);
    setEn(isOwn ? '' : flight.note.en);
    setIsStillTrue(false);
    setIsOpen(true);
  }
  function cancel() {
    setHu(flight.note.hu);
    setEn(flight.note.en);
    setIsOpen(false);
  }
  if (!isOpen)
    return (
      <div className="liget-note-words">
        <h2>{translate(DESK_TEXTS.noteTitle)}</h2>
        {flight.note.hu === '' ? <p>{translate(DESK_TEXTS.noNote)}</p> : null}
        {flight.note.hu === '' ? null : <p lang="hu">{flight.note.hu}</p>}
        {flight.note.en === '' ? null : <p lang="en">{flight.note.en}</p>}
        <div className="liget-row">
          <button type="button" className="liget-button" onClick={() => start(false)}>
            {translate(DESK_TEXTS.editNote)}
          </button>
          {flight.isUp ? null : (
            <button type="button" className="liget-button" onClick={() => start(true)}>
              {translate(DESK_TEXTS.other)}
            </button>
          )}
        </div>
      </div>
    );
  return (
    <form
      className="liget-note-words"
      onSubmit={(event) => {
        event.preventDefault();
        if (!mayNot) save({ ...flight, note: { hu: hu.trim(), en: en.trim() } });
      }}
    >
      <label htmlFor={`${id}-hu`}>{translate(DESK_TEXTS.hungarian)}</label>
      <textarea id={`${id}-hu`} lang="hu" rows={3} maxLength={300} value={hu} onChange={({ target }) => setHu(target.value)} />
      <label htmlFor={`${id}-en`}>{translate(DESK_TEXTS.english)}</label>
      <textarea id={`${id}-en`} lang="en" rows={3} maxLength={300} value={en} onChange={({ target }) => setEn(target.value)} />
      <div role="status">
        {lacksOne ? <p>{translate(DESK_TEXTS.bothNeeded)}</p> : null}
        {isOneOnly ? <p>{translate(DESK_TEXTS.oneOnly)}</p> : null}
      </div>
      {isOneOnly ? (
        <label className="liget-tick">
          <input type="checkbox" checked={isStillTrue} onChange={({ target }) => setIsStillTrue(target.checked)} />
          {translate(DESK_TEXTS.stillTrue)}
        </label>
      ) : null}
      <div className="liget-row">
        <button type="submit" className="liget-button liget-button--main" disabled={mayNot}>
          {translate(DESK_TEXTS.saveNote)}
        </button>
        <button type="button" className="liget-button" onClick={cancel}>
          {translate(DESK_TEXTS.cancel)}
        </button>
      </div>
    </form>
  );
}
