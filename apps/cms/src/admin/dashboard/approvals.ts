import * as z from 'zod';
import { InstantColumn, NumberColumn, NumberOrNullColumn, TextColumn } from '../../platform/database/sql/columns.ts';
import { querySql } from '../../platform/database/sql/sql.ts';
import { may } from '../../platform/rights/roles.ts';
import { type Change, type DashboardReader, readTitles } from './blocks.ts';

/** The last step of each open approval; `asker`: the account that requested it. Both databases accept the statement. */
const OPEN_STEPS = `SELECT s.subject AS subject, s.document AS document, CAST(s.kind AS TEXT) AS kind, s.comment AS comment,
  s.name AS by_name, s.created_at AS at,
  (SELECT r.who FROM approval_steps r WHERE r.subject = s.subject AND r.document = s.document AND CAST(r.kind AS TEXT) = 'requested'
    ORDER BY r.id DESC LIMIT 1) AS asker
  FROM approval_steps s
  WHERE s.id IN (SELECT max(id) FROM approval_steps GROUP BY subject, document) AND CAST(s.kind AS TEXT) IN ('requested', 'returned')
  ORDER BY s.id LIMIT 200`;

const OpenStepRow = z.object({
  subject: TextColumn,
  document: NumberColumn,
  kind: TextColumn,
  comment: TextColumn,
  by_name: TextColumn,
  at: InstantColumn,
  asker: NumberOrNullColumn,
});

export interface OpenApproval extends Change {
  comment: string;
}

export interface Approvals {
  /** Requests of others that the user may publish, the oldest first. */
  toReview: OpenApproval[];
  /** The user's own requests that were returned. */
  returned: OpenApproval[];
  /** The user's own requests that wait for others. */
  handedIn: OpenApproval[];
}

/** The open approvals that concern the user. Two queries. */
export async function readApprovals(reader: DashboardReader): Promise<Approvals> {
  const { req } = reader;
  const rows = (await querySql(req.payload, OpenStepRow, OPEN_STEPS)).map(
    ({ subject, document, kind, asker, by_name: by, at, comment }) => ({
      slug: subject,
      id: document,
      isReturned: kind === 'returned',
      isOwn: asker !== null && asker === Number(req.user?.id),
      step: { by, at, comment },
    }),
  );
  const concerned = rows.filter(({ slug, isOwn, isReturned }) => isOwn || (!isReturned && may(req.user, 'publish', slug)));
  const titles = await readTitles(reader, concerned);
  const choose = (isChosen: (row: (typeof concerned)[number]) => boolean): OpenApproval[] =>
    concerned.filter(isChosen).flatMap(({ slug, id, step }) => {
      const item = titles.get(`${slug}/${id}`);
      return item ? [{ ...item, ...step }] : [];
    });
  return {
    toReview: choose(({ isOwn }) => !isOwn),
    returned: choose(({ isOwn, isReturned }) => isOwn && isReturned),
    handedIn: choose(({ isOwn, isReturned }) => isOwn && !isReturned),
  };
}
