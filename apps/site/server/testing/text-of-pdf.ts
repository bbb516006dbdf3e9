import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';

const decoded = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

/** Which letters a font's glyphs stand for, as the document says to whoever copies or reads it aloud. */
function getLetters(font: PDFDict): Map<string, string> {
  const table = font.lookup(PDFName.of('ToUnicode'));
  if (!(table instanceof PDFRawStream)) return new Map();
  const letters = [...decoded(table).matchAll(/^<([0-9A-F]{4})>\s*<([0-9A-F]+)>\s*$/gim)];
  return new Map(
    letters.map(([, glyph = '', code = '']) => [glyph.toUpperCase(), Buffer.from(code, 'hex').swap16().toString('utf16le')] as const),
  );
}

interface PageText {
  text: string;
  /** The mark that it belongs to; `null` for what no part of the structure has. */
  mark: number | null;
}

/** What is written on the first page, in the order in which it is. */
function writtenOn(pdf: PDFDocument): PageText[] {
  const { node, doc } = pdf.getPage(0);
  const fonts = new Map(
    (node.Resources()?.lookup(PDFName.of('Font'), PDFDict).entries() ?? []).flatMap(([name, reference]) => {
      const font = doc.context.lookup(reference);
      return font instanceof PDFDict ? [[name.asString(), getLetters(font)] as const] : [];
    }),
  );
  const contents = node.Contents();
  const streams = (contents instanceof PDFArray ? contents.asArray() : [contents]).flatMap((one) => {
    const stream = one && doc.context.lookup(one);
    return stream instanceof PDFRawStream ? [decoded(stream)] : [];
  });
  const texts: PageText[] = [];
  let letters: Map<string, string> | undefined;
  let mark: number | null = null;
  for (const [whole, id, font, glyphs = ''] of streams
    .join('\n')
    .matchAll(/<<\/MCID (\d+)>> BDC|EMC|(\/\S+) [\d.]+ Tf|<([0-9A-F]*)> Tj/gi)) {
    if (id !== undefined) mark = Number(id);
    else if (whole === 'EMC') mark = null;
    else if (font) letters = fonts.get(font);
    else texts.push({ text: (glyphs.toUpperCase().match(/.{4}/g) ?? []).map((glyph) => letters?.get(glyph) ?? '?').join(''), mark });
  }
  return texts;
}

/** The texts of a document's first page in the order in which they are written. */
export async function textsOfPdf(body: Buffer): Promise<string[]> {
  return writtenOn(await PDFDocument.load(body)).map(({ text }) => text);
}

/** What a screen reader is told, in its order: 'H1 Title'. What is drawn without being told stands at the end, as 'untagged …'. */
export async function structureOfPdf(body: Buffer): Promise<string[]> {
  const pdf = await PDFDocument.load(body);
  const written = writtenOn(pdf);
  const readText = (id: number) =>
    written
      .filter(({ mark }) => mark === id)
      .map(({ text }) => text)
      .join(' ');
  const readAloud = (element: PDFDict): string[] => {
    const mark = element.lookup(PDFName.of('MCID'));
    if (mark instanceof PDFNumber) return [readText(mark.asNumber())];
    const alt = element.lookup(PDFName.of('Alt'));
    const parts = element.lookup(PDFName.of('K'), PDFArray);
    const inner = Array.from({ length: parts.size() }, (_, index) => parts.lookup(index, PDFDict));
    const role = element.lookup(PDFName.of('S'), PDFName).decodeText();
    if (alt instanceof PDFHexString) return [`${role} ${alt.decodeText()}`];
    if (inner.some((part) => part.has(PDFName.of('MCID')))) return [`${role} ${inner.flatMap(readAloud).join(' ')}`];
    return [role, ...inner.flatMap(readAloud)];
  };
  const tree = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).lookup(PDFName.of('K'), PDFArray).lookup(0, PDFDict);
  return [...readAloud(tree), ...written.filter(({ mark }) => mark === null).map(({ text }) => `untagged ${text}`)];
}
