'use client';

import { useId, useState } from 'react';
import { readMessage } from '../../admin-ui/read-message.ts';
import { useFetched } from '../../admin-ui/use-fetched.ts';
import { useAdminLanguage, useTranslate } from '../../admin-ui/use-translate.ts';
import { SuccessorAnswer, type SuccessorRequest } from '../successor.ts';
import { SUCCESSOR_TEXTS } from './successor-texts.ts';

const OTHER = 'other';
const NOWHERE = 'nowhere';

/** The redirect target for the URLs of a document after it was unpublished; it may be set before. */
export function Successor() {
  const { address, answer, setAnswer } = useFetched('successor', SuccessorAnswer, { evenInTrash: true });
  const language = useAdminLanguage();
  const translate = useTranslate();
  if (answer === 'unsaved' || answer === 'loading' || answer === 'trashed' || (answer !== 'failed' && answer.addresses.length === 0))
    return null;

  /** Returns the error message, or `null` on success. */
  const send = async (request: SuccessorRequest): Promise<string | null> => {
    const response = await fetch(`${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(request),
    });
    const body: unknown = await response.json();
    const saved = SuccessorAnswer.safeParse(body);
    if (!response.ok || !saved.success) return readMessage(body) ?? translate(SUCCESSOR_TEXTS.successorFailed);
    setAnswer(saved.data);
    return null;
  };

  return (
    <section className="liget-check liget-successor">
      <h2>{translate(SUCCESSOR_TEXTS.successorTitle)}</h2>
      {answer === 'failed' ? (
        <p>{translate(SUCCESSOR_TEXTS.successorFailed)}</p>
      ) : (
        <>
          <p aria-live="polite">
            <CurrentTarget answer={answer} />
          </p>
          {answer.mayChoose ? (
            <details open={!answer.isPublic && answer.chosen === null}>
              <summary>{translate(answer.isPublic ? SUCCESSOR_TEXTS.successorAhead : SUCCESSOR_TEXTS.successorChoose)}</summary>
              <Choice answer={answer} key={JSON.stringify(answer.chosen)} onSend={send} />
            </details>
          ) : null}
          <details>
            <summary>{translate(SUCCESSOR_TEXTS.successorAddresses)}</summary>
            <ul>
              {answer.addresses.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </details>
        </>
      )}
    </section>
  );
}

function CurrentTarget({ answer: { isPublic, chosen } }: { answer: SuccessorAnswer }) {
  const translate = useTranslate();
  if (chosen) {
    const target = `${translate(chosen.name)}${chosen.address ? ` (${chosen.address})` : ''}`;
    return translate(isPublic ? SUCCESSOR_TEXTS.successorWillLead(target) : SUCCESSOR_TEXTS.successorLeads(target));
  }
  return translate(isPublic ? SUCCESSOR_TEXTS.successorPublic : SUCCESSOR_TEXTS.successorNone);
}

function Choice({ answer, onSend }: { answer: SuccessorAnswer; onSend: (request: SuccessorRequest) => Promise<string | null> }) {
  const translate = useTranslate();
  const ids = { place: useId(), address: useId(), refusal: useId() };
  const [place, setPlace] = useState<string>(answer.chosen ? (answer.chosen.screen ?? OTHER) : answer.isPublic ? NOWHERE : answer.list);
  const [typed, setTyped] = useState(answer.chosen?.screen === null ? (answer.chosen.address ?? '') : '');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    const request = place === NOWHERE ? null : place === OTHER ? { address: typed } : { screen: place };
    setRefusal(await onSend(request).catch(() => translate(SUCCESSOR_TEXTS.successorFailed)));
    setIsBusy(false);
  };
  const first = answer.screens.filter(({ id }) => id === answer.list);
  const otherScreens = answer.screens.filter(({ id }) => id !== answer.list);
  return (
    <div className="liget-successor__choice">
      <label htmlFor={ids.place}>{translate(SUCCESSOR_TEXTS.successorWhere)}</label>
      <select id={ids.place} value={place} onChange={({ target }) => setPlace(target.value)}>
        {first.map(({ id, name }) => (
          <option key={id} value={id}>
            {translate(SUCCESSOR_TEXTS.successorList(translate(name)))}
          </option>
        ))}
        <option value={OTHER}>{translate(SUCCESSOR_TEXTS.successorOther)}</option>
        <option value={NOWHERE}>{translate(SUCCESSOR_TEXTS.successorNowhere)}</option>
        {otherScreens.map(({ id, name }) => (
          <option key={id} value={id}>
            {translate(name)}
          </option>
        ))}
      </select>
      {place === OTHER && (
        <>
          <label htmlFor={ids.address}>{translate(SUCCESSOR_TEXTS.successorAddress)}</label>
          <input
            id={ids.address}
            type="text"
            value={typed}
            aria-describedby={ids.refusal}
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      )}
      <button type="button" className="liget-button" disabled={isBusy} onClick={() => void save()}>
        {translate(SUCCESSOR_TEXTS.successorSave)}
      </button>
      <p id={ids.refusal} role="alert" className="liget-check__error">
        {refusal}
      </p>
    </div>
  );
}
