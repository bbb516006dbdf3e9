'use client';

import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { formatMoment } from '../../../platform/fields/dates/date-texts.ts';
import type { BalloonOverview } from '../overview.ts';
import { DESK_TEXTS } from './desk-texts.ts';
import { retryAction } from './retried.ts';
import type { Act, RefusedAction } from './use-balloon-desk.ts';

interface NoticesProps {
  desk: BalloonOverview;
  refused: RefusedAction | null;
  dismiss: () => void;
  isAway: boolean;
  act: Act;
}

/** Notices for the operator: no check today, a change by somebody else, no connection. */
export function Notices({ desk, refused, dismiss, isAway, act }: NoticesProps) {
  const translate = useTranslate();
  const language = useAdminLanguage();
  const again = refused?.kind === 'overtaken' ? retryAction(refused.action, desk) : null;
  return (
    <>
      {desk.isOld ? (
        <section className="liget-band" aria-labelledby="liget-old">
          <h2 id="liget-old">{translate(DESK_TEXTS.oldTitle)}</h2>
          <p>{translate(desk.updatedAt ? DESK_TEXTS.old(formatMoment(desk.updatedAt, language)) : DESK_TEXTS.never)}</p>
          <button type="button" className="liget-button liget-button--main" onClick={() => act({ do: 'confirm' })}>
            {translate(DESK_TEXTS.stillSo)}
          </button>
        </section>
      ) : null}
      <div role="alert">
        {isAway ? <p className="liget-band">{translate(DESK_TEXTS.away)}</p> : null}
        {refused ? (
          <div className="liget-band">
            <p>{refused.message ?? translate(refused.kind === 'signed-out' ? DESK_TEXTS.signedOut : DESK_TEXTS.failed)}</p>
            <div className="liget-row">
              {again ? (
                <button type="button" className="liget-button liget-button--main" onClick={() => act(again)}>
                  {translate(DESK_TEXTS.anyway)}
                </button>
              ) : null}
              <button type="button" className="liget-button" onClick={dismiss}>
                {translate(DESK_TEXTS.good)}
              </button>
            </div>
          </div>
        ) : null}
      </div>
    </>
  );
}
