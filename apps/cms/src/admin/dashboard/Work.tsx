import { momentText } from '../../platform/fields/dates/date-texts.ts';
import { type DashboardReader, type Draft, drafts, lackEnglish, type Plan, readEditing, readScheduled, recent } from './blocks.ts';
import { FIRST_TEXTS } from './dashboard-texts.ts';
import type { Kind } from './kinds.ts';
import { Block, type Drawing, ItemLink } from './parts.tsx';
import { outOfDate } from './upkeep.ts';

interface BlockProps {
  asking: DashboardReader;
  drawing: Drawing;
}

export async function Drafts({ asking, drawing }: BlockProps) {
  const { word } = drawing;
  const found = await drafts(asking);
  const told = ({ isPublic, at }: Draft) =>
    `${word(isPublic ? FIRST_TEXTS.states.changed : FIRST_TEXTS.neverPublished)}${at ? `, ${momentText(at)}` : ''}`;
  return (
    <Block name="drafts" title={word(FIRST_TEXTS.drafts)}>
      {found.length === 0 ? <p>{word(FIRST_TEXTS.draftsNone)}</p> : null}
      <ol className="liget-list">
        {found.map((draft) => (
          <ItemLink key={`${draft.kind.slug}/${draft.id}`} item={draft} {...drawing}>
            {told(draft)}
          </ItemLink>
        ))}
      </ol>
    </Block>
  );
}

export async function Scheduled({ asking, drawing }: BlockProps) {
  const { word } = drawing;
  const found = await readScheduled(asking);
  const told = ({ action, at, by, hasFailed }: Plan) =>
    [
      `${at ? momentText(at) : ''} ${word(action === 'publish' ? FIRST_TEXTS.appears : FIRST_TEXTS.goes)}`,
      ...(hasFailed ? [word(FIRST_TEXTS.notDone)] : []),
      ...(by ? [word(FIRST_TEXTS.askedBy(by))] : []),
    ].join(', ');
  return (
    <Block name="scheduled" title={word(FIRST_TEXTS.scheduled)}>
      {found.length === 0 ? <p>{word(FIRST_TEXTS.scheduledNone)}</p> : null}
      <ol className="liget-list">
        {found.map((plan) => (
          <ItemLink key={`${plan.kind.slug}/${plan.id} ${plan.action}`} item={plan} {...drawing}>
            {told(plan)}
          </ItemLink>
        ))}
      </ol>
    </Block>
  );
}

/** The list of what is published and has no title in English. */
const withoutEnglish = ({ slug, title }: Kind) =>
  `/collections/${slug}?${new URLSearchParams([
    ['locale', 'en'],
    ['where[or][0][and][0][_status][equals]', 'published'],
    [`where[or][0][and][1][${title}][exists]`, 'false'],
  ])}`;

export async function LacksEnglish({ asking, drawing: { word, admin } }: BlockProps) {
  const found = await lackEnglish(asking);
  return (
    <Block name="english" title={word(FIRST_TEXTS.english)}>
      {found.length === 0 ? <p>{word(FIRST_TEXTS.englishNone)}</p> : null}
      <ul className="liget-list">
        {found.map(({ kind, count }) => (
          <li key={kind.slug}>
            <a href={`${admin}${withoutEnglish(kind)}`}>
              {word(kind.plural)}: {count}
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}

export async function OutOfDate({ asking, drawing }: BlockProps) {
  const { word } = drawing;
  const { announcements, programs } = await outOfDate(asking);
  const lists = [
    { name: FIRST_TEXTS.oldAnnouncements, ...announcements },
    { name: FIRST_TEXTS.overHighlights, ...programs },
  ].filter(({ count }) => count > 0);
  return (
    <Block name="out-of-date" title={word(FIRST_TEXTS.outOfDate)}>
      {lists.length === 0 ? <p>{word(FIRST_TEXTS.outOfDateNone)}</p> : null}
      {lists.map(({ name, items, count }) => (
        <div key={name.hu}>
          <h3>
            {word(name)}: {count}
          </h3>
          <ul className="liget-list">
            {items.map((item) => (
              <ItemLink key={item.id} item={item} {...drawing} />
            ))}
          </ul>
        </div>
      ))}
    </Block>
  );
}

export async function Recent({ asking, drawing }: BlockProps) {
  const { word } = drawing;
  const [open, saved] = await Promise.all([readEditing(asking), recent(asking)]);
  return (
    <Block name="recent" title={word(FIRST_TEXTS.recent)}>
      {open.length > 0 ? <h3>{word(FIRST_TEXTS.editing)}</h3> : null}
      {open.length > 0 ? (
        <ul className="liget-list">
          {open.map((change) => (
            <ItemLink key={`${change.kind.slug}/${change.id} ${change.by}`} item={change} {...drawing}>
              {change.by}
            </ItemLink>
          ))}
        </ul>
      ) : null}
      {saved.length === 0 ? <p>{word(FIRST_TEXTS.recentNone)}</p> : null}
      <ol className="liget-list">
        {saved.map((change) => (
          <ItemLink key={`${change.kind.slug}/${change.id}`} item={change} {...drawing}>
            {change.by}
            {change.at ? `, ${momentText(change.at)}` : ''}
          </ItemLink>
        ))}
      </ol>
    </Block>
  );
}
