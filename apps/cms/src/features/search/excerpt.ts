import type { Marks } from '@liget/content-api';

const LENGTH = 180;
/** Characters that may be dropped so that an excerpt is cut between words. */
const LEEWAY = 30;
/** Characters of a text that are searched for matches; the longest text of the seed has 3,500. */
const LOOKED_AT = 20_000;
/** Maximum number of matches that are compared. */
const MAX_MARKS = 200;

export interface Excerpt {
  text: string;
  marks: Marks;
}

type FindMarks = (text: string) => Marks;

/** The start of the window with the most of the first `MAX_MARKS` matches; the first of several. */
function findDensest(all: Marks): number {
  const marks = all.slice(0, MAX_MARKS);
  const counts = marks.map(([from]) => marks.filter(([start, end]) => start >= from && end <= from + LENGTH).length);
  const at = counts.indexOf(Math.max(...counts));
  return marks[at]?.[0] ?? 0;
}

/** The piece of a long text around its marks, cut between words. */
function getPiece(text: string, marks: Marks): Excerpt {
  if (text.length <= LENGTH) return { text, marks };
  const wantedStart = Math.max(0, Math.min(findDensest(marks) - LEEWAY, text.length - LENGTH));
  const from = wantedStart === 0 ? 0 : text.indexOf(' ', wantedStart) + 1;
  const hardEnd = Math.min(text.length, from + LENGTH);
  const space = text.lastIndexOf(' ', hardEnd);
  const to = hardEnd === text.length ? hardEnd : space > hardEnd - LEEWAY ? space : hardEnd;
  const before = from > 0 ? '… ' : '';
  const shift = before.length - from;
  const inside = marks
    .filter(([start, end]) => start >= from && end <= to)
    .map(([start, end]): Marks[number] => [start + shift, end + shift]);
  return { text: before + text.slice(from, to) + (to < text.length ? '…' : ''), marks: inside };
}

/**
 * The lead when it holds a searched word, else the piece of the text that holds the most of them, else the lead, else the beginning. Of either the
 * first `LOOKED_AT` letters are looked at.
 */
export function cutExcerpt({ lead, text }: { lead: string; text: string }, findMarks: FindMarks): Excerpt {
  const findMarksAtStart = (whole: string) => findMarks(whole.slice(0, LOOKED_AT));
  const inLead = findMarksAtStart(lead);
  const inText = inLead.length > 0 ? [] : findMarksAtStart(text);
  return inText.length > 0 || !lead ? getPiece(text, inText) : getPiece(lead, inLead);
}
