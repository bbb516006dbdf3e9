'use client';

import { useConfig } from '@payloadcms/ui';
import { useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import type { HoursAction } from '../hours-request.ts';
import type { SavedPlace } from '../place-answers.ts';
import { HOURS_TEXTS, takeFocus } from './hours-texts.ts';

interface SavedStepProps {
  action: HoursAction;
  places: SavedPlace[];
  isBusy: boolean;
  undo: (ids: number[]) => void;
}

/** The result for each place. */
export function SavedStep({ action, places, isBusy, undo }: SavedStepProps) {
  const translate = useTranslate();
  const { config } = useConfig();
  const saved = places.filter((place) => 'isPublished' in place);
  const left = places.filter((place) => 'why' in place);
  return (
    <section ref={takeFocus} tabIndex={-1} className="liget-hours-form">
      {saved.length === 0 ? null : (
        <div role="status">
          <h3>{translate(action === 'add' ? HOURS_TEXTS.done : HOURS_TEXTS.taken)}</h3>
          <ul>
            {saved.map(({ id, title, isPublished }) => (
              <li key={id}>
                {isPublished ? (
                  title
                ) : (
                  <>
                    <a href={`${config.routes.admin}/collections/top-locations/${id}`}>{title}</a> ({translate(HOURS_TEXTS.asDraft)})
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {left.length === 0 ? null : (
        <div className="liget-band" role="alert">
          <h3>{translate(HOURS_TEXTS.left)}</h3>
          <ul>
            {left.map(({ id, title, why }) => (
              <li key={id}>
                {title}: {why}
              </li>
            ))}
          </ul>
        </div>
      )}
      {action === 'add' && saved.length > 0 ? (
        <button type="button" className="liget-button" disabled={isBusy} onClick={() => undo(saved.map(({ id }) => id))}>
          {translate(HOURS_TEXTS.undo)}
        </button>
      ) : null}
    </section>
  );
}
