'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { useFormDialog } from '../../../../platform/admin-ui/use-form-dialog.ts';
import { useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import type { HoursAction } from '../hours-request.ts';
import type { PlacePreview, SavedPlace } from '../place-answers.ts';
import { HoursForm } from './HoursForm.tsx';
import { HOURS_TEXTS } from './hours-texts.ts';
import { PlacesStep } from './PlacesStep.tsx';
import { SavedStep } from './SavedStep.tsx';
import { type EnteredHours, useHoursRequests } from './use-hours-requests.ts';

const EMPTY: EnteredHours = { from: '', until: '', opens: '', closes: '', reason: { hu: '', en: '' } };
type Outcome = { action: HoursAction; places: SavedPlace[] };

interface HoursDialogProps {
  ids: number[];
  /** Whether more places are selected than the list shows. */
  isPartial: boolean;
  close: () => void;
}

/** Three steps: the hours and days; the places with their existing exceptions; the results. */
export function HoursDialog({ ids, isPartial, close }: HoursDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const { ofDialog, close: askToClose, noteChange, noteSaved } = useFormDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  // The browser would focus the first box, whose calendar opens then and covers the others.
  useEffect(() => heading.current?.focus(), []);
  const { look: previewHours, save } = useHoursRequests();
  const [request, setRequest] = useState(EMPTY);
  const [places, setPlaces] = useState<PlacePreview[] | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');

  /** `undefined` after an error, whose message is then shown. */
  const settle = async <Place,>(answer: Promise<{ places: Place[] } | { message: string }>): Promise<Place[] | undefined> => {
    setIsBusy(true);
    setError('');
    const result = await answer;
    setIsBusy(false);
    if ('places' in result) return result.places;
    setError(result.message);
    return undefined;
  };
  const preview = async (entered: EnteredHours) => {
    setRequest(entered);
    noteChange();
    const previewed = await settle(previewHours(ids, entered));
    if (previewed) setPlaces(previewed);
  };
  const finish = async (action: HoursAction, chosen: readonly PlacePreview[]) => {
    const savedPlaces = await settle(save(action, chosen, request));
    if (!savedPlaces) return;
    noteSaved();
    setOutcome({ action, places: savedPlaces });
  };
  const undo = async (saved: readonly number[]) => {
    const previewed = await settle(previewHours(saved, request));
    if (previewed) await finish('remove', previewed);
  };

  return (
    <dialog {...ofDialog} className="liget-slot-dialog liget-planner-dialog" aria-labelledby={id} onClose={close}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {translate(HOURS_TEXTS.open)}
      </h2>
      {isPartial ? <p className="liget-band">{translate(HOURS_TEXTS.onlyShown)}</p> : null}
      {outcome ? <SavedStep {...outcome} isBusy={isBusy} undo={(saved) => void undo(saved)} /> : null}
      {places && !outcome ? (
        <PlacesStep
          places={places}
          request={request}
          isBusy={isBusy}
          back={() => setPlaces(null)}
          finish={(action, chosen) => void finish(action, chosen)}
        />
      ) : null}
      {places || outcome ? null : (
        <HoursForm initial={request} count={ids.length} isBusy={isBusy} onSubmit={(entered) => void preview(entered)} />
      )}
      {error ? (
        <p className="liget-band" role="alert">
          {error}
        </p>
      ) : null}
      <button type="button" className="liget-button" onClick={askToClose}>
        {translate(HOURS_TEXTS.close)}
      </button>
    </dialog>
  );
}
