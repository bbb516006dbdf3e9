import { toBudapestDay } from '@liget/park/time';
import * as z from 'zod';
import { BooleanColumn, InstantColumn, NumberColumn, TextColumn } from '../../../platform/database/sql/columns.ts';
import { querySql } from '../../../platform/database/sql/sql.ts';
import { startOfDay, toStoredText } from '../../../platform/read-model/dates.ts';
import { type DashboardReader, type Item, ItemRow, toItem, toKindCounts } from '../blocks.ts';
import type { Kind } from '../kinds.ts';
import {
  buildDueStatement,
  buildOlderEnglishStatement,
  buildReviewCountsStatement,
  buildTranslationCountsStatement,
} from '../statements.ts';

const MAX_ITEMS = 8;

export interface DueReview extends Item {
  responsible: string;
  isMine: boolean;
  /** ISO instant of the day. */
  reviewOn: string | null;
}

export interface Reviews {
  /** The documents whose review is due: the user's own first, then the longest overdue. */
  due: DueReview[];
  dueCount: number;
  /** Published pages without a review date. */
  unset: { kind: Kind; count: number }[];
}

const DueRow = ItemRow.extend({ review_on: InstantColumn, responsible: TextColumn, is_own: BooleanColumn });
const OlderEnglishRow = ItemRow.extend({ is_draft: BooleanColumn });
const ReviewCountsRow = z.object({ kind: TextColumn, due: NumberColumn, unset: NumberColumn });
const TranslationCountsRow = z.object({ kind: TextColumn, older: NumberColumn, partly: NumberColumn });

/** The published documents whose review is due. Two queries. */
export async function loadReviews({ req, kinds, now, language }: DashboardReader): Promise<Reviews> {
  const reviewed = kinds.filter(({ hasReview }) => hasReview);
  if (reviewed.length === 0) return { due: [], dueCount: 0, unset: [] };
  const until = toStoredText(startOfDay(toBudapestDay(now), 1));
  const ownId = Number(req.user?.id ?? 0);
  const [documents, counts] = await Promise.all([
    querySql(req.payload, DueRow, buildDueStatement(reviewed, language, { until, own: ownId, limit: MAX_ITEMS })),
    querySql(req.payload, ReviewCountsRow, buildReviewCountsStatement(reviewed, until)),
  ]);
  const due = documents.flatMap((row) =>
    toItem(row, reviewed).map((item) => ({ ...item, responsible: row.responsible, isMine: row.is_own, reviewOn: row.review_on })),
  );
  return {
    due,
    dueCount: counts.reduce((sum, row) => sum + row.due, 0),
    unset: toKindCounts(
      counts.map(({ kind, unset: count }) => ({ kind, count })),
      reviewed,
    ).filter(({ kind }) => kind.isLasting),
  };
}

interface OlderEnglish extends Item {
  /** Visitors see the earlier Hungarian: the change is not published yet. */
  isDraft: boolean;
}

export interface Translations {
  /** Documents whose Hungarian has changed since the English was written. */
  older: OlderEnglish[];
  olderCounts: { kind: Kind; count: number }[];
  /** Numbers of documents with some texts missing in English. */
  partly: { kind: Kind; count: number }[];
}

/** The published documents whose English is incomplete or older than the Hungarian in their newest version, draft or not. Two queries. */
export async function loadTranslations({ req, kinds, language }: DashboardReader): Promise<Translations> {
  const translated = kinds.filter((kind) => kind.hasDrafts && kind.isTitleLocalised);
  if (translated.length === 0) return { older: [], olderCounts: [], partly: [] };
  const [documents, counts] = await Promise.all([
    querySql(req.payload, OlderEnglishRow, buildOlderEnglishStatement(translated, language, MAX_ITEMS)),
    querySql(req.payload, TranslationCountsRow, buildTranslationCountsStatement(translated)),
  ]);
  return {
    older: documents.flatMap((row) => toItem(row, translated).map((item) => ({ ...item, isDraft: row.is_draft }))),
    olderCounts: toKindCounts(
      counts.map(({ kind, older: count }) => ({ kind, count })),
      translated,
    ),
    partly: toKindCounts(
      counts.map(({ kind, partly: count }) => ({ kind, count })),
      translated,
    ),
  };
}
