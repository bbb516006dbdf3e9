import { toBudapestDay } from '@liget/park/time';
import type { AdminViewServerProps } from 'payload';
import { ADMIN_PATHS } from '../../../../platform/admin-ui/admin-paths.ts';
import { OwnView, requireSession } from '../../../../platform/admin-ui/OwnView.tsx';
import { getEditorLanguage } from '../../../../platform/editor-language.ts';
import { type Label } from '../../../../platform/fields/labels.ts';
import { now } from '../../../../platform/read-model/clock.ts';
import { mayMove, maySeeCalendar } from '../endpoints.ts';
import { readPeriod } from '../period.ts';
import { listShownDays } from './days.ts';
import { PlannerBoard } from './PlannerBoard.tsx';
import { PLANNER_TEXTS } from './planner-texts.ts';

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** `/admin/calendar?view=&day=`, for users who may see events. */
export async function CalendarView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const user = requireSession(ADMIN_PATHS.calendar, view);
  const translate = (text: Label) => text[getEditorLanguage(req)];
  const today = toBudapestDay(now());
  const searchParams = view.searchParams ?? {};
  const place = {
    day: isDay(searchParams['day']) ? searchParams['day'] : today,
    view: searchParams['view'] === 'week' ? 'week' : 'month',
  } as const;
  const days = listShownDays(place.day, place.view);
  return (
    <OwnView view={view} title={translate(PLANNER_TEXTS.title)}>
      <h1 className="liget-desk-title">{translate(PLANNER_TEXTS.title)}</h1>
      {maySeeCalendar(user) ? (
        <PlannerBoard
          first={await readPeriod(req, days[0] ?? today, days.at(-1) ?? today)}
          initial={place}
          today={today}
          mayMove={mayMove(user)}
        />
      ) : (
        <p>{translate(PLANNER_TEXTS.forbidden)}</p>
      )}
    </OwnView>
  );
}
