import type { AnswerOf, Locale } from '@liget/content-api';
import { type Box, createFrame, getBoxAround, type LonLat } from '@liget/map';
import { setMetadata, type Tag, TagTree, wrapText } from '@liget/pdf';
import { createTranslator } from 'use-intl/core';
import { getMessages } from '../../app/i18n/index.ts';
import { formatLongDate } from '../../app/lib/dates.ts';
import { type NumberedPlace, numberPlaces } from './numbered-places.ts';
import { createPaper, type Paper, write } from './paper.ts';
import { drawPlan, type Place, SIGN, SIGNS } from './plan-drawing.ts';

/** Points: A4, lying. */
const PAGE = { width: 841.89, height: 595.28, margin: 24 };
const MAP: Place = { x: PAGE.margin, y: PAGE.margin, width: 530, height: PAGE.height - 2 * PAGE.margin };
const SIDE = { x: MAP.x + MAP.width + 16, width: PAGE.width - MAP.width - 2 * PAGE.margin - 16, gap: 10 };
const COLUMNS = 2;
const TITLE = 22;
const SMALL = { size: 7, line: 9 };
const HEADING = { size: 8.2, line: 12.5 };
const ENTRY = { size: 7.6, line: 9.3, indent: 15 };
/** Metres of ground around the park and its places. */
const AROUND = 60;

interface PrintedPlan {
  baseMap: AnswerOf<'baseMap'>;
  map: AnswerOf<'map'>;
  locale: Locale;
  /** Of the map on the site. */
  url: string;
  now: Temporal.Instant;
}

/** The park and every place, in a box of the map's shape on the page; `null` when there is nothing to draw. */
function getBox({ baseMap, map }: PrintedPlan): Box | null {
  const park = baseMap.features.flatMap(({ geometry, properties }): LonLat[] =>
    properties.kind === 'park' && geometry.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : [],
  );
  const box = getBoxAround([...park, ...map.features.map(({ geometry }) => geometry.coordinates)], AROUND);
  if (!box) return null;
  const { width, height } = createFrame(box, MAP.width);
  const [x, y] = [Math.max(1, (MAP.width * height) / (MAP.height * width)), Math.max(1, (MAP.height * width) / (MAP.width * height))];
  const grown = (low: number, high: number, by: number) => [
    (low + high) / 2 - ((high - low) / 2) * by,
    (low + high) / 2 + ((high - low) / 2) * by,
  ];
  const [west = 0, east = 0] = grown(box.west, box.east, x);
  const [south = 0, north = 0] = grown(box.south, box.north, y);
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

/** The lines of one kind; a heading never stands alone at the end of a column, so it goes with its first place. */
function getLines({ paper, tags }: TaggedPaper, { kind, places }: Group, heading: string, width: number): Line[][] {
  const { regular, bold } = paper.fonts;
  let list: Tag | undefined;
  const entry = ({ number, title }: NumberedPlace): Line => {
    const lines = wrapText(title, width - ENTRY.indent, { size: ENTRY.size, font: regular });
    return {
      height: lines.length * ENTRY.line,
      write: (x, y) => {
        list ??= tags.add('L');
        const item = tags.add('LI', { parent: list });
        tags.mark(tags.add('Lbl', { parent: item }), paper.page, () => {
          write(paper, String(number), { x, y: y + ENTRY.size, size: ENTRY.size, font: bold, colour: SIGNS[kind] });
        });
        tags.mark(tags.add('LBody', { parent: item }), paper.page, () => {
          lines.forEach((line, index) => {
            write(paper, line, { x: x + ENTRY.indent, y: y + ENTRY.size + index * ENTRY.line, size: ENTRY.size, font: regular });
          });
        });
      },
    };
  };
  const head: Line = {
    height: HEADING.line,
    write: (x, y) =>
      tags.mark(tags.add('H2'), paper.page, () => {
        write(paper, heading, { x, y: y + HEADING.line - 3, size: HEADING.size, font: bold, colour: SIGNS[kind] });
      }),
  };
  const [first, ...others] = places.map(entry);
  return [first ? [head, first] : [head], ...others.map((line) => [line])];
}

function writeLegend(tagged: TaggedPaper, groups: Group[], locale: Locale, top: number, foot: number): void {
  const { kinds } = getMessages(locale).map;
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

/** What stands below the legend: how exact it is, when it was made, whose data it has, where the newest is. Each in lines. */
function listFootnotes({ baseMap, locale, url, now }: PrintedPlan, paper: Paper): string[][] {
  const t = createTranslator({ locale, messages: getMessages(locale), namespace: 'printedMap' });
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

/** The park on one page of paper with all places of its map; `null` when there is no ground. Drawn by the code that draws the map on the screen. */
export async function renderPrintedPlan(plan: PrintedPlan): Promise<Buffer | null> {
  const { baseMap, map, locale, now } = plan;
  const box = getBox(plan);
  if (!box || baseMap.features.length === 0) return null;
  const t = createTranslator({ locale, messages: getMessages(locale), namespace: 'printedMap' });
  const paper = await createPaper(PAGE.width, PAGE.height);
  const frame = createFrame(box, MAP.width);
  const groups = numberPlaces(map, frame, SIGN * 2.1);
  const places = groups.flatMap((group) => group.places);
  const tags = new TagTree();
  tags.mark(tags.add('H1'), paper.page, () => {
    write(paper, t('title'), { x: SIDE.x, y: PAGE.margin + TITLE * 0.8, size: TITLE, font: paper.fonts.bold, colour: '#10402f' });
  });
  tags.mark(tags.add('Figure', { alt: t('alt', { count: places.length }) }), paper.page, () => {
    drawPlan(paper, { baseMap, box, frame, places, place: MAP }, { metres: t('metres', { metres: 200 }), north: t('north') });
  });
  const notes = listFootnotes(plan, paper);
  const foot = PAGE.height - PAGE.margin - notes.flat().length * SMALL.line;
  writeLegend({ paper, tags }, groups, locale, PAGE.margin + TITLE + 8, foot - 4);
  writeNotes({ paper, tags }, notes, foot);
  tags.writeInto(paper.pdf);
  const created = new Date(now.epochMilliseconds);
  setMetadata(paper.pdf, { title: t('title'), subject: t('subject'), language: locale, publisher: 'Liget', created });
  return Buffer.from(await paper.pdf.save());
}
