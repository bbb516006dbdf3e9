import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontkit from '@cantoo/fontkit';
import { PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';

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

/** A real, small PDF in A4: title, paragraphs, page numbers, with only the letters that it uses embedded. */
export async function makeDocument({ parts, created }: DocumentText): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  const [regularFile, boldFile] = await fontFiles;
  if (!regularFile || !boldFile) throw new Error('The fonts of the documents are not installed');
  const regular = await pdf.embedFont(regularFile, { subset: true });
  const bold = await pdf.embedFont(boldFile, { subset: true });
  describe(pdf, parts[0].title, created);
  for (const part of parts) writePart(pdf, part, { regular, bold });
  numberPages(pdf, regular);
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

function writePart(pdf: PDFDocument, part: Part, { regular, bold }: { regular: PDFFont; bold: PDFFont }): void {
  let page: PDFPage = pdf.addPage([PAGE.width, PAGE.height]);
  let y = PAGE.height - PAGE.margin;
  const write = (line: string, font: PDFFont, { size, line: height }: { size: number; line: number }) => {
    if (y - height < PAGE.margin) {
      page = pdf.addPage([PAGE.width, PAGE.height]);
      y = PAGE.height - PAGE.margin;
    }
    y -= height;
    page.drawText(line, { x: PAGE.margin, y, size, font, color: INK });
  };
  for (const line of wrapped(part.title, bold, TITLE.size)) write(line, bold, TITLE);
  y -= BODY.gap;
  for (const paragraph of part.paragraphs) {
    for (const line of wrapped(paragraph, regular, BODY.size)) write(line, regular, BODY);
    y -= BODY.gap;
  }
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
    page.drawText(text, { x: PAGE.width - PAGE.margin - font.widthOfTextAtSize(text, 9), y: PAGE.margin / 2, size: 9, font, color: INK });
  });
}
