import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { Label } from '../../fields/labels.ts';
import { mayMove, maySeeCalendar } from '../../planner/endpoints.ts';
import { periodOf } from '../../planner/period.ts';
import { now } from '../../reading/clock.ts';
import { budapestDay } from '../../reading/dates.ts';
import { shownDays } from './days.ts';
import { PlannerBoard } from './PlannerBoard.tsx';
import { PLANNER_TEXTS } from './planner-texts.ts';

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** `/admin/calendar?view=&day=`, for who may see programs. */
export async function CalendarView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { i18n, payload, user } = req;
  const { admin } = payload.config.routes;
  if (!user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/calendar`)}`);
  const word = (of: Label) => (i18n.language === 'en' ? of.en : of.hu);
  const today = budapestDay(now());
  const { day, view } = searchParams ?? {};
  const place = { day: isDay(day) ? day : today, view: view === 'week' ? 'week' : 'month' } as const;
  const days = shownDays(place.day, place.view);
  return (
    <DefaultTemplate
      i18n={i18n}
      payload={payload}
      permissions={permissions}
      visibleEntities={visibleEntities}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
      user={user}
    >
      <SetStepNav nav={[{ label: word(PLANNER_TEXTS.title) }]} />
      <Gutter>
        <h1 className="liget-desk-title">{word(PLANNER_TEXTS.title)}</h1>
        {maySeeCalendar(user) ? (
          <PlannerBoard
            first={await periodOf(req, days[0] ?? today, days.at(-1) ?? today)}
            initial={place}
            today={today}
            mayMove={mayMove(user)}
          />
        ) : (
          <p>{word(PLANNER_TEXTS.forbidden)}</p>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
