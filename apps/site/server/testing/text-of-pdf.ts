import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';

const decode = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

/** The text of each glyph of a font, as the document has it for copying and screen readers. */
function readGlyphTable(font: PDFDict): Map<string, string> {
  const table = font.lookup(PDFName.of('ToUnicode'));
  if (!(table instanceof PDFRawStream)) return new Map();
  const mappings = [...decode(table).matchAll(/^<([0-9A-F]{4})>\s*<([0-9A-F]+)>\s*$/gim)];
  return new Map(
    mappings.map(([, glyph = '', code = '']) => [glyph.toUpperCase(), Buffer.from(code, 'hex').swap16().toString('utf16le')] as const),
  );
}

interface PageText {
  text: string;
  /** The id of its marked content; `null` for text outside the structure. */
  mark: number | null;
}

/** The texts of the first page in drawing order. */
function listTexts(pdf: PDFDocument): PageText[] {
  const { node, doc } = pdf.getPage(0);
  const fonts = new Map(
    (node.Resources()?.lookup(PDFName.of('Font'), PDFDict).entries() ?? []).flatMap(([name, reference]) => {
      const font = doc.context.lookup(reference);
      return font instanceof PDFDict ? [[name.asString(), readGlyphTable(font)] as const] : [];
    }),
  );
  const contents = node.Contents();
  const streams = (contents instanceof PDFArray ? contents.asArray() : [contents]).flatMap((one) => {
    const stream = one && doc.context.lookup(one);
    return stream instanceof PDFRawStream ? [decode(stream)] : [];
  });
  const texts: PageText[] = [];
  let glyphTable: Map<string, string> | undefined;
  let mark: number | null = null;
  for (const [whole, id, font, glyphs = ''] of streams
    .join('\n')
    .matchAll(/<<\/MCID (\d+)>> BDC|EMC|(\/\S+) [\d.]+ Tf|<([0-9A-F]*)> Tj/gi)) {
    if (id !== undefined) mark = Number(id);
    else if (whole === 'EMC') mark = null;
    else if (font) glyphTable = fonts.get(font);
    else texts.push({ text: (glyphs.toUpperCase().match(/.{4}/g) ?? []).map((glyph) => glyphTable?.get(glyph) ?? '?').join(''), mark });
  }
  return texts;
}

/** The texts of a document's first page in the order in which they are written. */
export async function readTextsOfPdf(body: Buffer): Promise<string[]> {
  return listTexts(await PDFDocument.load(body)).map(({ text }) => text);
}

/** The structure for screen readers in its order: 'H1 Title'. Texts outside it come last, as 'untagged …'. */
export async function readStructureOfPdf(body: Buffer): Promise<string[]> {
  const pdf = await PDFDocument.load(body);
  const written = listTexts(pdf);
  const readText = (id: number) =>
    written
      .filter(({ mark }) => mark === id)
      .map(({ text }) => text)
      .join(' ');
  const readElement = (element: PDFDict): string[] => {
    const mark = element.lookup(PDFName.of('MCID'));
    if (mark instanceof PDFNumber) return [readText(mark.asNumber())];
    const alt = element.lookup(PDFName.of('Alt'));
    const parts = element.lookup(PDFName.of('K'), PDFArray);
    const inner = Array.from({ length: parts.size() }, (_, index) => parts.lookup(index, PDFDict));
    const role = element.lookup(PDFName.of('S'), PDFName).decodeText();
    if (alt instanceof PDFHexString) return [`${role} ${alt.decodeText()}`];
    if (inner.some((part) => part.has(PDFName.of('MCID')))) return [`${role} ${inner.flatMap(readElement).join(' ')}`];
    return [role, ...inner.flatMap(readElement)];
  };
  const tree = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).lookup(PDFName.of('K'), PDFArray).lookup(0, PDFDict);
  return [...readElement(tree), ...written.filter(({ mark }) => mark === null).map(({ text }) => `untagged ${text}`)];
}
