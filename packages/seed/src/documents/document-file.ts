import { PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { embedFonts, type Fonts, markArtifact, setMetadata, TagTree, wrapText } from '@liget/pdf';

/** In points; A4. */
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
  /** Hungarian first; the English text, if any, begins on a new page. */
  parts: [Part, ...Part[]];
  created: Date;
}

/** The languages of the parts. */
const LANGUAGES = ['hu', 'en'];

/** A small PDF in A4: title, paragraphs, page numbers, tagged for screen readers, with embedded subsets of fonts. */
export async function makeDocument({ parts, created }: DocumentText): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const fonts = await embedFonts(pdf);
  setMetadata(pdf, { title: parts[0].title, language: 'hu', publisher: PUBLISHER, created });
  const tags = new TagTree();
  for (const [index, part] of parts.entries()) writePart(pdf, { ...part, language: LANGUAGES[index] ?? 'en' }, { ...fonts, tags });
  numberPages(pdf, fonts.regular);
  tags.writeInto(pdf);
  return Buffer.from(await pdf.save());
}

interface Means extends Fonts {
  tags: TagTree;
}

function writePart(pdf: PDFDocument, part: Part & { language: string }, { tags, regular, bold }: Means): void {
  let page: PDFPage = pdf.addPage([PAGE.width, PAGE.height]);
  let y = PAGE.height - PAGE.margin;
  const write = (role: 'H1' | 'P', text: string, font: PDFFont, { size, line: height }: { size: number; line: number }) => {
    const tag = tags.add(role, { language: part.language });
    for (const line of wrapText(text, PAGE.width - 2 * PAGE.margin, { size, font })) {
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

function numberPages(pdf: PDFDocument, font: PDFFont): void {
  const pages = pdf.getPages();
  pages.forEach((page, index) => {
    const text = `${PUBLISHER} · ${index + 1}/${pages.length}`;
    const x = PAGE.width - PAGE.margin - font.widthOfTextAtSize(text, 9);
    markArtifact(page, () => page.drawText(text, { x, y: PAGE.margin / 2, size: 9, font, color: INK }));
  });
}
