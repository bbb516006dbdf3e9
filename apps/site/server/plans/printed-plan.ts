import type { EndpointAnswer, Locale } from '@liget/content-api';
import { PALETTE } from '@liget/design-tokens';
import { type Box, createFrame, getBoxAround, getParkRing } from '@liget/map';
import { setMetadata, type Tag, TagTree, wrapText } from '@liget/pdf';
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../../app/i18n/index.ts';
import { formatLongDate } from '../../app/lib/dates.ts';
import { type NumberedPlace, numberPlaces } from './numbered-places.ts';
import { getPaint } from './paint.ts';
import { createPaper, type Paper, parseColour, write } from './paper.ts';
import { drawPlan, MARKER_COLOURS, MARKER_RADIUS, type Place } from './plan-drawing.ts';

/** Points: A4, landscape. */
const PAGE = { width: 841.89, height: 595.28, margin: 24 };
const MAP: Place = { x: PAGE.margin, y: PAGE.margin, width: 530, height: PAGE.height - 2 * PAGE.margin };
const SIDE = { x: MAP.x + MAP.width + 16, width: PAGE.width - MAP.width - 2 * PAGE.margin - 16, gap: 10 };
const COLUMNS = 2;
const TITLE = 22;
const SMALL = { size: 7, line: 9 };
const HEADING = { size: 8.2, line: 12.5 };
const ROW = { size: 7.6, line: 9.3, indent: 15 };
const MARGIN_METRES = 60;

interface PrintedPlan {
  baseMap: EndpointAnswer<'baseMap'>;
  map: EndpointAnswer<'map'>;
  locale: Locale;
  messages: Pick<Messages, 'map' | 'printedMap'>;
  /** Of the map on the site. */
  url: string;
  now: Temporal.Instant;
}

/** The box around the park and all places, in the map's aspect ratio; `null` without any. */
function getBox({ baseMap, map }: PrintedPlan): Box | null {
  const box = getBoxAround([...getParkRing(baseMap.features), ...map.features.map(({ geometry }) => geometry.coordinates)], MARGIN_METRES);
  if (!box) return null;
  const { width, height } = createFrame(box, MAP.width);
  const [x, y] = [Math.max(1, (MAP.width * height) / (MAP.height * width)), Math.max(1, (MAP.height * width) / (MAP.width * height))];
  const stretch = (low: number, high: number, by: number) => [
    (low + high) / 2 - ((high - low) / 2) * by,
    (low + high) / 2 + ((high - low) / 2) * by,
  ];
  const [west = 0, east = 0] = stretch(box.west, box.east, x);
  const [south = 0, north = 0] = stretch(box.south, box.north, y);
  return { west, east, south, north };
}

interface Line {
  height: number;
  write: (x: number, y: number) => void;
}

interface TaggedPaper {
  paper: Paper;
  tags: TagTree;
}

type Group = ReturnType<typeof numberPlaces>[number];

/** The lines of one kind, in blocks that are not split between columns: the heading with its first place, then each place. */
function getLines({ paper, tags }: TaggedPaper, { kind, places }: Group, heading: string, width: number): Line[][] {
  const { regular, bold } = paper.fonts;
  let list: Tag | undefined;
  const toLine = ({ number, title }: NumberedPlace): Line => {
    const lines = wrapText(title, width - ROW.indent, { size: ROW.size, font: regular });
    return {
      height: lines.length * ROW.line,
      write: (x, y) => {
        list ??= tags.add('L');
        const item = tags.add('LI', { parent: list });
        tags.mark(tags.add('Lbl', { parent: item }), paper.page, () => {
          write(paper, String(number), { x, y: y + ROW.size, size: ROW.size, font: bold, colour: MARKER_COLOURS[kind] });
        });
        tags.mark(tags.add('LBody', { parent: item }), paper.page, () => {
          lines.forEach((line, index) => {
            write(paper, line, { x: x + ROW.indent, y: y + ROW.size + index * ROW.line, size: ROW.size, font: regular });
          });
        });
      },
    };
  };
  const headingLine: Line = {
    height: HEADING.line,
    write: (x, y) =>
      tags.mark(tags.add('H2'), paper.page, () => {
        write(paper, heading, { x, y: y + HEADING.line - 3, size: HEADING.size, font: bold, colour: MARKER_COLOURS[kind] });
      }),
  };
  const [first, ...otherLines] = places.map(toLine);
  return [first ? [headingLine, first] : [headingLine], ...otherLines.map((line) => [line])];
}

function writeLegend(
  tagged: TaggedPaper,
  groups: Group[],
  kinds: Messages['map']['kinds'],
  { top, foot }: { top: number; foot: number },
): void {
  const width = (SIDE.width - (COLUMNS - 1) * SIDE.gap) / COLUMNS;
  let [column, y] = [0, top];
  for (const block of groups.flatMap((group) => getLines(tagged, group, kinds[group.kind], width))) {
    const tall = block.reduce((sum, { height }) => sum + height, 0);
    if (y + tall > foot && column < COLUMNS - 1) {
      column += 1;
      y = top;
    }
    for (const line of block) {
      line.write(SIDE.x + column * (width + SIDE.gap), y);
      y += line.height;
    }
  }
}

/** A sample of the line of running tracks, with its meaning; other lines and areas are named on the map or need no words. */
function writeTrackKey({ paper, tags }: TaggedPaper, text: string, top: number): void {
  const { stroke } = getPaint({ kind: 'track', rank: null, isBridge: false }) ?? {};
  tags.mark(tags.add('P'), paper.page, () => {
    if (stroke)
      paper.page.drawLine({
        start: { x: SIDE.x, y: paper.height - top - ROW.size * 0.7 },
        end: { x: SIDE.x + ROW.indent - 3, y: paper.height - top - ROW.size * 0.7 },
        thickness: 2,
        color: parseColour(stroke),
      });
    write(paper, text, { x: SIDE.x + ROW.indent, y: top + ROW.size, size: ROW.size, font: paper.fonts.regular });
  });
}

/** The wrapped notes below the legend: accuracy, date, source of the data, URL of the current map. */
function listFootnotes({ baseMap, locale, messages, url, now }: PrintedPlan, paper: Paper): string[][] {
  const t = createTranslator({ locale, messages, namespace: 'printedMap' });
  const isDrawn = baseMap.features.some(({ properties: { source } }) => source === 'drawn');
  const texts = [
    ...(isDrawn ? [t('drawn')] : []),
    ...(baseMap.surveyed ? [t('surveyed', { date: formatLongDate(baseMap.surveyed, locale) })] : []),
    t('made', { date: formatLongDate(now.toString(), locale) }),
    t('online', { url }),
    t('data'),
  ];
  return texts.map((text) => wrapText(text, SIDE.width, { size: SMALL.size, font: paper.fonts.regular }));
}

function writeNotes({ paper, tags }: TaggedPaper, notes: readonly string[][], top: number): void {
  let y = top;
  for (const lines of notes) {
    tags.mark(tags.add('P'), paper.page, () => {
      for (const line of lines) {
        y += SMALL.line;
        write(paper, line, { x: SIDE.x, y: y - 2, size: SMALL.size, font: paper.fonts.regular });
      }
    });
  }
}

/** The printed plan of the park with all places as a PDF; `null` without a base map. Uses the drawing code of the screen's map. */
export async function renderPrintedPlan(plan: PrintedPlan): Promise<Buffer | null> {
  const { baseMap, map, locale, messages, now } = plan;
  const box = getBox(plan);
  if (!box || baseMap.features.length === 0) return null;
  const t = createTranslator({ locale, messages, namespace: 'printedMap' });
  const paper = await createPaper(PAGE.width, PAGE.height);
  const frame = createFrame(box, MAP.width);
  const groups = numberPlaces(map, frame, MARKER_RADIUS * 2.1);
  const places = groups.flatMap((group) => group.places);
  const tags = new TagTree();
  tags.mark(tags.add('H1'), paper.page, () => {
    write(paper, t('title'), { x: SIDE.x, y: PAGE.margin + TITLE * 0.8, size: TITLE, font: paper.fonts.bold, colour: PALETTE.forest });
  });
  tags.mark(tags.add('Figure', { alt: t('alt', { count: places.length }) }), paper.page, () => {
    drawPlan(paper, { baseMap, box, frame, places, place: MAP }, { metres: t('metres', { metres: 200 }), north: t('north') });
  });
  const notes = listFootnotes(plan, paper);
  const foot = PAGE.height - PAGE.margin - notes.flat().length * SMALL.line;
  const hasTrack = baseMap.features.some(({ properties: { kind } }) => kind === 'track');
  const legendFoot = hasTrack ? foot - ROW.line - 4 : foot;
  writeLegend({ paper, tags }, groups, messages.map.kinds, { top: PAGE.margin + TITLE + 8, foot: legendFoot - 4 });
  if (hasTrack) writeTrackKey({ paper, tags }, t('track'), legendFoot);
  writeNotes({ paper, tags }, notes, foot);
  tags.writeInto(paper.pdf);
  const created = new Date(now.epochMilliseconds);
  setMetadata(paper.pdf, { title: t('title'), subject: t('subject'), language: locale, publisher: 'Liget', created });
  return Buffer.from(await paper.pdf.save());
}
