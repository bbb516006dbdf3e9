import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontkit from '@cantoo/fontkit';
import { PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { markArtifact, TagList } from './tagged-pdf.ts';

/** All in points; A4. */
const PAGE = { width: 595, height: 842, margin: 64 };
const TITLE = { size: 22, line: 28 };
const BODY = { size: 11.5, line: 17, gap: 9 };
const INK = rgb(0.13, 0.16, 0.15);
const PUBLISHER = 'Liget Mintapark Zrt.';

interface Part {
  title: string;
  paragraphs: string[];
}

export interface DocumentText {
  /** Hungarian first; the English text, when there is one, begins on a page of its own. */
  parts: [Part, ...Part[]];
  created: Date;
}

const require = createRequire(import.meta.url);
// pdf-lib's own fonts have no ő and ű.
const fontFiles = Promise.all(
  ['400Regular/Figtree_400Regular.ttf', '700Bold/Figtree_700Bold.ttf'].map((file) =>
    readFile(require.resolve(`@expo-google-fonts/figtree/${file}`)),
  ),
);

/** The languages of the parts. */
const LANGUAGES = ['hu', 'en'];

/** A real, small PDF in A4: title, paragraphs, page numbers, tagged for screen readers, with only the letters that it uses embedded. */
export async function makeDocument({ parts, created }: DocumentText): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  const [regularFile, boldFile] = await fontFiles;
  if (!regularFile || !boldFile) throw new Error('The fonts of the documents are not installed');
  const regular = await pdf.embedFont(regularFile, { subset: true });
  const bold = await pdf.embedFont(boldFile, { subset: true });
  describe(pdf, parts[0].title, created);
  const tags = new TagList();
  for (const [index, part] of parts.entries()) writePart(pdf, { ...part, language: LANGUAGES[index] ?? 'en' }, { tags, regular, bold });
  numberPages(pdf, regular);
  tags.writeInto(pdf);
  return Buffer.from(await pdf.save());
}

function describe(pdf: PDFDocument, title: string, created: Date): void {
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage('hu');
  pdf.setAuthor(PUBLISHER);
  pdf.setProducer(PUBLISHER);
  pdf.setCreator(PUBLISHER);
  pdf.setCreationDate(created);
  pdf.setModificationDate(created);
}

interface Means {
  tags: TagList;
  regular: PDFFont;
  bold: PDFFont;
}

function writePart(pdf: PDFDocument, part: Part & { language: string }, { tags, regular, bold }: Means): void {
  let page: PDFPage = pdf.addPage([PAGE.width, PAGE.height]);
  let y = PAGE.height - PAGE.margin;
  const write = (role: 'H1' | 'P', text: string, font: PDFFont, { size, line: height }: { size: number; line: number }) => {
    const tag = tags.add(role, part.language);
    for (const line of wrapped(text, font, size)) {
      if (y - height < PAGE.margin) {
        page = pdf.addPage([PAGE.width, PAGE.height]);
        y = PAGE.height - PAGE.margin;
      }
      y -= height;
      tags.mark(tag, page, () => page.drawText(line, { x: PAGE.margin, y, size, font, color: INK }));
    }
    y -= BODY.gap;
  };
  write('H1', part.title, bold, TITLE);
  for (const paragraph of part.paragraphs) write('P', paragraph, regular, BODY);
}

/** Breaks a paragraph into lines that fit between the margins. A word wider than a line stands alone in one. */
function wrapped(text: string, font: PDFFont, size: number): string[] {
  const width = PAGE.width - 2 * PAGE.margin;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n]+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line ? [...lines, line] : lines;
}

function numberPages(pdf: PDFDocument, font: PDFFont): void {
  const pages = pdf.getPages();
  pages.forEach((page, index) => {
    const text = `${PUBLISHER} · ${index + 1}/${pages.length}`;
    const x = PAGE.width - PAGE.margin - font.widthOfTextAtSize(text, 9);
    markArtifact(page, () => page.drawText(text, { x, y: PAGE.margin / 2, size: 9, font, color: INK }));
  });
}
