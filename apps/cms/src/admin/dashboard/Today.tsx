import type { BalloonState } from '@liget/park';
import { DESK_TEXTS } from '../../features/balloon/admin/desk-texts.ts';
import { WEATHER } from '../../features/balloon/change-texts.ts';
import { summarizeBalloon } from '../../features/balloon/desk.ts';
import { getDueLabel } from '../../features/inbox/admin/due.ts';
import { ADMIN_PATHS } from '../../platform/admin-ui/admin-paths.ts';
import { formatDay, formatMoment } from '../../platform/fields/dates/date-texts.ts';
import type { Label } from '../../platform/fields/labels.ts';
import type { DashboardReader } from './blocks.ts';
import { DASHBOARD_TEXTS } from './dashboard-texts.ts';
import { MostRequested } from './MostRequested.tsx';
import { Block, type DashboardContext } from './parts.tsx';
import { countClosedPrograms, type ProgramDate } from './programs/programs.ts';
import { findDeadEnds, findImageErrors, loadWaitingCases } from './work/upkeep.ts';

interface BlockProps {
  reader: DashboardReader;
  context: DashboardContext;
}

/** The state of the balloon, with the texts of the site. */
function getBalloonLabel(state: BalloonState): Label {
  const { over, notToday, privateLeft, ...stateTexts } = DASHBOARD_TEXTS.balloonStates;
  if (state.kind === 'not_today') return state.wasToday ? over : notToday;
  if (state.kind === 'private' && state.wasToday) return privateLeft;
  return stateTexts[state.kind];
}

export async function Balloon({ reader, context: { translate, language, admin }, mayChange }: BlockProps & { mayChange: boolean }) {
  const { state, flight, updatedAt, isOld, today } = await summarizeBalloon(reader.req, reader.now);
  const next = today.slots.find(({ isOver }) => !isOver);
  return (
    <Block name="balloon" title={translate(DASHBOARD_TEXTS.balloon)}>
      <p className="liget-block__state" data-state={state.kind}>
        <strong>{translate(getBalloonLabel(state))}</strong>
      </p>
      {flight.note.hu ? <p>{flight.note[language] || flight.note.hu}</p> : null}
      <p>
        {translate(
          next
            ? DASHBOARD_TEXTS.balloonNext(next.time, translate(WEATHER[next.weather]))
            : today.slots.length > 0
              ? DASHBOARD_TEXTS.balloonDone
              : DASHBOARD_TEXTS.balloonNoSlots,
        )}
      </p>
      {isOld ? (
        <p className="liget-band">
          <strong>{translate(DESK_TEXTS.oldTitle)}.</strong>{' '}
          {translate(updatedAt ? DESK_TEXTS.old(formatMoment(updatedAt, language)) : DESK_TEXTS.never)}
        </p>
      ) : null}
      {mayChange ? (
        <a className="liget-button liget-button--main" href={`${admin}${ADMIN_PATHS.balloon}`}>
          {translate(DESK_TEXTS.toDesk)}
        </a>
      ) : null}
    </Block>
  );
}

export async function Inbox({ reader, context: { translate, language, admin } }: BlockProps) {
  const waiting = await loadWaitingCases(reader);
  if (!waiting) return null;
  const { unread, urgent } = waiting;
  return (
    <Block name="inbox" title={translate(DASHBOARD_TEXTS.inbox)}>
      <p>
        <a href={`${admin}/collections/enquiries?${new URLSearchParams({ 'where[or][0][and][0][unread][equals]': 'true' })}`}>
          {translate(DASHBOARD_TEXTS.inboxUnread(unread))}
        </a>
      </p>
      {urgent.length === 0 ? <p>{translate(DASHBOARD_TEXTS.inboxNone)}</p> : <h3>{translate(DASHBOARD_TEXTS.inboxUrgent)}</h3>}
      <ol className="liget-list">
        {urgent.map(({ id, title, receivedAt, due }) => (
          <li key={id}>
            <a href={`${admin}/collections/enquiries/${id}`}>{title}</a> <small>{formatDay(receivedAt, language)}</small>
            {due ? <p>{translate(getDueLabel(Date.parse(due), reader.now.epochMilliseconds).words)}</p> : null}
          </li>
        ))}
      </ol>
    </Block>
  );
}

export async function Errors({ reader, dates, context: { translate, admin } }: BlockProps & { dates: readonly ProgramDate[] }) {
  const [pictures, { dead, notFound, searches }] = await Promise.all([findImageErrors(reader), findDeadEnds(reader)]);
  const closed = countClosedPrograms(dates);
  return (
    <Block name="to-fix" title={translate(DASHBOARD_TEXTS.toFix)}>
      {pictures.length + closed.count + dead + notFound.length + searches.length === 0 ? (
        <p>{translate(DASHBOARD_TEXTS.nothingToFix)}</p>
      ) : null}
      <ul className="liget-list">
        {pictures.map(({ error, count, query }) => (
          <li key={error}>
            <a href={`${admin}/collections/media?${query}`}>{translate(DASHBOARD_TEXTS.findImageErrors[error](count))}</a>
          </li>
        ))}
        {closed.count > 0 ? (
          <li>
            <a href={`${admin}/collections/events?${closed.query}`}>{translate(DASHBOARD_TEXTS.closedCount(closed.count))}</a>
          </li>
        ) : null}
        {dead > 0 ? (
          <li>
            <a href={`${admin}/collections/dead-links`}>{translate(DASHBOARD_TEXTS.deadLinks(dead))}</a>
          </li>
        ) : null}
        <MostRequested rows={notFound} title={DASHBOARD_TEXTS.notFound} url={`${admin}/collections/missed-pages`} translate={translate} />
        <MostRequested rows={searches} title={DASHBOARD_TEXTS.searches} url={`${admin}/collections/search-misses`} translate={translate} />
      </ul>
    </Block>
  );
}
