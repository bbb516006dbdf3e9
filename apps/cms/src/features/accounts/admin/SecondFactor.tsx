'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { isStoredId } from '../../../platform/admin-ui/is-stored-id.ts';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';
import { ResetSecondFactor } from './ResetSecondFactor.tsx';
import { TextLine } from './TextLine.tsx';
import { useSecondFactor } from './use-second-factor.ts';

type Own = ReturnType<typeof useSecondFactor>;

/** On an account's page: set-up of the own second factor, reset of another user's. */
export function SecondFactor() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const translate = useTranslate();
  if (!isStoredId(id) || !user) return null;
  return (
    <section className="liget-check liget-second-factor">
      <h2>{translate(ACCOUNT_TEXTS.title)}</h2>
      {user.id === id ? <OwnSecondFactor /> : <ResetSecondFactor id={id} />}
    </section>
  );
}

function OwnSecondFactor() {
  const own = useSecondFactor();
  const translate = useTranslate();
  const { state, begun, codes, error, begin } = own;
  return (
    <>
      {codes ? (
        <Codes own={own} codes={codes} />
      ) : begun ? (
        <SetUp own={own} begun={begun} />
      ) : state?.isOn ? (
        <SwitchedOn own={own} codesLeft={state.codesLeft} />
      ) : (
        <>
          <p>{translate(ACCOUNT_TEXTS.about)}</p>
          {state?.isCompulsory && <p className="liget-check__error">{translate(ACCOUNT_TEXTS.compulsory)}</p>}
          <button type="button" className="liget-button" onClick={() => void begin()}>
            {translate(ACCOUNT_TEXTS.begin)}
          </button>
        </>
      )}
      <p role="alert" className="liget-check__error">
        {error}
      </p>
    </>
  );
}

/** The secret, which is shown only once, and the field for the code that confirms it. */
function SetUp({ own, begun }: { own: Own; begun: NonNullable<Own['begun']> }) {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const confirm = () => void own.confirm(code);
  return (
    <>
      <p>{translate(ACCOUNT_TEXTS.scan)}</p>
      <img
        className="liget-second-factor__picture"
        alt={translate(ACCOUNT_TEXTS.picture)}
        src={`data:image/svg+xml,${encodeURIComponent(begun.svg)}`}
      />
      <p>
        {translate(ACCOUNT_TEXTS.key)}: <code>{begun.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextLine
        name="second-factor-code"
        type="text"
        autoComplete="one-time-code"
        label={translate(ACCOUNT_TEXTS.shown)}
        value={code}
        onChange={setCode}
        onEnter={confirm}
      />
      <button type="button" className="liget-button" onClick={confirm}>
        {translate(ACCOUNT_TEXTS.confirm)}
      </button>
    </>
  );
}

function Codes({ own, codes }: { own: Own; codes: string[] }) {
  const translate = useTranslate();
  return (
    <>
      <h3>{translate(ACCOUNT_TEXTS.codesTitle)}</h3>
      <p>{translate(ACCOUNT_TEXTS.codesAbout)}</p>
      <ol className="liget-second-factor__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <button type="button" className="liget-button" onClick={own.keep}>
        {translate(ACCOUNT_TEXTS.codesKept)}
      </button>
    </>
  );
}

function SwitchedOn({ own, codesLeft }: { own: Own; codesLeft: number }) {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  return (
    <>
      <p>
        {translate(ACCOUNT_TEXTS.isOn)} {translate(ACCOUNT_TEXTS.codesLeft(codesLeft))}
      </p>
      <TextLine
        name="second-factor-code"
        type="text"
        autoComplete="one-time-code"
        label={translate(ACCOUNT_TEXTS.currentCode)}
        value={code}
        onChange={setCode}
        onEnter={() => void own.renew(code)}
      />
      <div className="liget-second-factor__buttons">
        <button type="button" className="liget-button" onClick={() => void own.renew(code)}>
          {translate(ACCOUNT_TEXTS.newCodes)}
        </button>
        <button type="button" className="liget-button" onClick={() => void own.off(code)}>
          {translate(ACCOUNT_TEXTS.off)}
        </button>
      </div>
    </>
  );
}
