import { formatDay, formatMoment } from '../../../platform/fields/dates/date-texts.ts';
import type { Label } from '../../../platform/fields/labels.ts';
import { REVIEW_ON } from '../../../platform/publishing/review-fields.ts';
import { may } from '../../../platform/rights/roles.ts';
import { IN_ENGLISH } from '../../languages/english-state.ts';
import {
  type Change,
  countMissingEnglish,
  type DashboardReader,
  type Draft,
  listDrafts,
  type Plan,
  readEditing,
  readScheduled,
} from '../blocks.ts';
import { DASHBOARD_TEXTS } from '../dashboard-texts.ts';
import type { Kind } from '../kinds.ts';
import { Block, type DashboardContext, ItemLink } from '../parts.tsx';
import { buildIdsQuery, buildListQuery } from './list-query.ts';
import { EnglishIsRightButton, ReviewedButton } from './ReviewConfirmation.tsx';
import { listRecentChanges } from './recent-changes.ts';
import { type DueReview, loadReviews, loadTranslations } from './review.ts';
import { findOutdated } from './upkeep.ts';

interface BlockProps {
  reader: DashboardReader;
  context: DashboardContext;
}

export async function Drafts({ reader, context }: BlockProps) {
  const { translate, language } = context;
  const drafts = await listDrafts(reader);
  const describeDraft = ({ isPublic, at }: Draft) =>
    `${translate(isPublic ? DASHBOARD_TEXTS.states.changed : DASHBOARD_TEXTS.neverPublished)}${at ? `, ${formatMoment(at, language)}` : ''}`;
  return (
    <Block name="drafts" title={translate(DASHBOARD_TEXTS.drafts)}>
      {drafts.length === 0 ? <p>{translate(DASHBOARD_TEXTS.draftsNone)}</p> : null}
      <ol className="liget-list">
        {drafts.map((draft) => (
          <ItemLink key={`${draft.kind.slug}/${draft.id}`} item={draft} {...context}>
            {describeDraft(draft)}
          </ItemLink>
        ))}
      </ol>
    </Block>
  );
}

export async function Scheduled({ reader, context }: BlockProps) {
  const { translate, language } = context;
  const scheduled = await readScheduled(reader);
  const describePlan = ({ action, at, by, hasFailed }: Plan) =>
    [
      `${at ? formatMoment(at, language) : ''} ${translate(action === 'publish' ? DASHBOARD_TEXTS.appears : DASHBOARD_TEXTS.goes)}`,
      ...(hasFailed ? [translate(DASHBOARD_TEXTS.notDone)] : []),
      ...(by ? [translate(DASHBOARD_TEXTS.askedBy(by))] : []),
    ].join(', ');
  return (
    <Block name="scheduled" title={translate(DASHBOARD_TEXTS.scheduled)}>
      {scheduled.length === 0 ? <p>{translate(DASHBOARD_TEXTS.scheduledNone)}</p> : null}
      <ol className="liget-list">
        {scheduled.map((plan) => (
          <ItemLink key={`${plan.kind.slug}/${plan.id} ${plan.action}`} item={plan} {...context}>
            {describePlan(plan)}
          </ItemLink>
        ))}
      </ol>
    </Block>
  );
}

/** The list of published documents without an English title. */
const linkWithoutEnglish = ({ slug, title }: Kind) =>
  `/collections/${slug}?${new URLSearchParams([
    ['locale', 'en'],
    ['where[or][0][and][0][_status][equals]', 'published'],
    [`where[or][0][and][1][${title}][exists]`, 'false'],
  ])}`;

/** The list of documents with this state of translation (`english`). */
const getListUrl = ({ slug }: Kind, state: string) =>
  `/collections/${slug}?${new URLSearchParams(buildListQuery([{ field: IN_ENGLISH, is: 'equals', value: state }]))}`;

interface CountsProps {
  title: Label;
  counts: readonly { kind: Kind; count: number }[];
  address: (kind: Kind) => string;
  context: DashboardContext;
}

/** Counts by kind, linked to the lists with these documents. */
function Counts({ title, counts, address, context: { translate, admin } }: CountsProps) {
  if (counts.length === 0) return null;
  return (
    <>
      <h3>{translate(title)}</h3>
      <ul className="liget-list">
        {counts.map(({ kind, count }) => (
          <li key={kind.slug}>
            <a href={`${admin}${address(kind)}`}>
              {translate(kind.plural)}: {count}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

export async function English({ reader, context }: BlockProps) {
  const { translate } = context;
  const [lacking, { older, olderCounts, partly }] = await Promise.all([countMissingEnglish(reader), loadTranslations(reader)]);
  const isAllThere = lacking.length + olderCounts.length + partly.length === 0;
  const rest = olderCounts.reduce((sum, { count }) => sum + count, 0) - older.length;
  return (
    <Block name="english" title={translate(DASHBOARD_TEXTS.english)}>
      {isAllThere ? <p>{translate(DASHBOARD_TEXTS.englishNone)}</p> : null}
      <Counts title={DASHBOARD_TEXTS.englishLacks} counts={lacking} address={linkWithoutEnglish} context={context} />
      <Counts title={DASHBOARD_TEXTS.englishPartly} counts={partly} address={(kind) => getListUrl(kind, 'partly')} context={context} />
      {older.length > 0 && rest === 0 ? <h3>{translate(DASHBOARD_TEXTS.englishOlder)}</h3> : null}
      {rest > 0 ? (
        <Counts title={DASHBOARD_TEXTS.englishOlder} counts={olderCounts} address={(kind) => getListUrl(kind, 'older')} context={context} />
      ) : null}
      <ul className="liget-list">
        {older.map((item) => (
          <ItemLink key={`${item.kind.slug}/${item.id}`} item={item} tab="/languages" {...context}>
            {item.isDraft ? `${translate(DASHBOARD_TEXTS.englishOlderInDraft)} ` : null}
            {may(reader.req.user, 'publish', item.kind.slug) ? (
              <EnglishIsRightButton collection={item.kind.slug} id={item.id} title={item.title} />
            ) : null}
          </ItemLink>
        ))}
      </ul>
    </Block>
  );
}

/** The list of documents without a review date. */
const linkWithoutReview = ({ slug }: Kind) =>
  `/collections/${slug}?${new URLSearchParams([
    ['where[or][0][and][0][_status][equals]', 'published'],
    [`where[or][0][and][1][${REVIEW_ON}][exists]`, 'false'],
  ])}`;

function Due({ due, reader, context }: BlockProps & { due: readonly DueReview[] }) {
  const { translate, language } = context;
  const describeReview = ({ responsible, isMine, reviewOn }: DueReview) =>
    [
      isMine ? translate(DASHBOARD_TEXTS.mine) : responsible || translate(DASHBOARD_TEXTS.nobody),
      ...(reviewOn ? [translate(DASHBOARD_TEXTS.reviewSince(formatDay(reviewOn, language)))] : []),
    ].join(', ');
  return (
    <ul className="liget-list">
      {due.map((item) => (
        <ItemLink key={`${item.kind.slug}/${item.id}`} item={item} {...context}>
          {describeReview(item)}{' '}
          {may(reader.req.user, 'publish', item.kind.slug) ? (
            <ReviewedButton collection={item.kind.slug} id={item.id} title={item.title} />
          ) : null}
        </ItemLink>
      ))}
    </ul>
  );
}

export async function OutOfDate({ reader, context }: BlockProps) {
  const { translate } = context;
  const [{ announcements, programs, jobs }, { due, dueCount, unset }] = await Promise.all([findOutdated(reader), loadReviews(reader)]);
  const lists = [
    { name: DASHBOARD_TEXTS.oldAnnouncements, ...announcements },
    { name: DASHBOARD_TEXTS.overHighlights, ...programs },
    { name: DASHBOARD_TEXTS.expiredJobs, ...jobs },
  ].filter(({ count }) => count > 0);
  const isAllLookedAt = lists.length + dueCount + unset.length === 0;
  return (
    <Block name="out-of-date" title={translate(DASHBOARD_TEXTS.outOfDate)}>
      {isAllLookedAt ? <p>{translate(DASHBOARD_TEXTS.outOfDateNone)}</p> : null}
      {dueCount > 0 ? (
        <h3>
          {translate(DASHBOARD_TEXTS.reviewDue)}: {dueCount}
        </h3>
      ) : isAllLookedAt ? null : (
        <p>{translate(DASHBOARD_TEXTS.outOfDateSome)}</p>
      )}
      <Due due={due} reader={reader} context={context} />
      {lists.map(({ name, items, count }) => (
        <div key={name.hu}>
          <h3>
            {translate(name)}: {count}
          </h3>
          <ul className="liget-list">
            {items.map((item) => (
              <ItemLink key={item.id} item={item} {...context} />
            ))}
          </ul>
        </div>
      ))}
      <Counts title={DASHBOARD_TEXTS.reviewUnset} counts={unset} address={linkWithoutReview} context={context} />
    </Block>
  );
}

const getIdsQuery = (changes: readonly Change[]) => new URLSearchParams(buildIdsQuery(changes.map(({ id }) => id)));

export async function Recent({ reader, context }: BlockProps) {
  const { translate, language } = context;
  const [open, saved] = await Promise.all([readEditing(reader), listRecentChanges(reader)]);
  const describeSave = ({ by, at }: Change) => `${by}${at ? `, ${formatMoment(at, language)}` : ''}`;
  return (
    <Block name="recent" title={translate(DASHBOARD_TEXTS.recent)}>
      {open.length > 0 ? <h3>{translate(DASHBOARD_TEXTS.editing)}</h3> : null}
      {open.length > 0 ? (
        <ul className="liget-list">
          {open.map((change) => (
            <ItemLink key={`${change.kind.slug}/${change.id} ${change.by}`} item={change} {...context}>
              {change.by}
            </ItemLink>
          ))}
        </ul>
      ) : null}
      {saved.length === 0 ? <p>{translate(DASHBOARD_TEXTS.recentNone)}</p> : null}
      <ol className="liget-list">
        {saved.map(([newest, ...others]) =>
          others.length > 0 ? (
            <li key={`${newest.kind.slug}/${newest.id}`}>
              <a href={`${context.admin}/collections/${newest.kind.slug}?${getIdsQuery([newest, ...others])}`}>
                {translate(newest.kind.plural)}: {others.length + 1}
              </a>
              <p>{describeSave(newest)}</p>
            </li>
          ) : (
            <ItemLink key={`${newest.kind.slug}/${newest.id}`} item={newest} {...context}>
              {describeSave(newest)}
            </ItemLink>
          ),
        )}
      </ol>
    </Block>
  );
}
