import type { AdminViewServerProps } from 'payload';
import { ADMIN_PATHS } from '../../../platform/admin-ui/admin-paths.ts';
import { OwnView, requireSession } from '../../../platform/admin-ui/OwnView.tsx';
import { getEditorLanguage } from '../../../platform/editor-language.ts';
import { type Label } from '../../../platform/fields/labels.ts';
import { now } from '../../../platform/read-model/clock.ts';
import { readBalloonDesk } from '../desk.ts';
import { mayAccessBalloon } from '../endpoints.ts';
import { BalloonDesk } from './BalloonDesk.tsx';
import { DESK_TEXTS } from './desk-texts.ts';

/** `/admin/balloon`, for users who may change the balloon. */
export async function BalloonView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  requireSession(ADMIN_PATHS.balloon, view);
  const translate = (text: Label) => text[getEditorLanguage(req)];
  const isAllowed = await mayAccessBalloon(req, 'update');
  return (
    <OwnView view={view} title={translate(DESK_TEXTS.title)}>
      <h1 className="liget-desk-title">{translate(DESK_TEXTS.title)}</h1>
      {isAllowed ? <BalloonDesk first={await readBalloonDesk(req, now())} /> : <p>{translate(DESK_TEXTS.forbidden)}</p>}
    </OwnView>
  );
}
