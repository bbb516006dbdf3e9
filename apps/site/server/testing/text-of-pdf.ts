import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

const decoded = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

/** Which letters a font's glyphs stand for, as the document says to whoever copies or reads it aloud. */
function lettersOf(font: PDFDict): Map<string, string> {
  const table = font.lookup(PDFName.of('ToUnicode'));
  if (!(table instanceof PDFRawStream)) return new Map();
  const letters = [...decoded(table).matchAll(/^<([0-9A-F]{4})>\s*<([0-9A-F]+)>\s*$/gim)];
  return new Map(
    letters.map(([, glyph = '', code = '']) => [glyph.toUpperCase(), Buffer.from(code, 'hex').swap16().toString('utf16le')] as const),
  );
}

/** The texts of a document's first page in the order in which they are written. */
export async function textsOfPdf(body: Buffer): Promise<string[]> {
  const { node, doc } = (await PDFDocument.load(body)).getPage(0);
  const fonts = new Map(
    (node.Resources()?.lookup(PDFName.of('Font'), PDFDict).entries() ?? []).flatMap(([name, reference]) => {
      const font = doc.context.lookup(reference);
      return font instanceof PDFDict ? [[name.asString(), lettersOf(font)] as const] : [];
    }),
  );
  const contents = node.Contents();
  const streams = (contents instanceof PDFArray ? contents.asArray() : [contents]).flatMap((one) => {
    const stream = one && doc.context.lookup(one);
    return stream instanceof PDFRawStream ? [decoded(stream)] : [];
  });
  const texts: string[] = [];
  let letters: Map<string, string> | undefined;
  for (const [, font, glyphs = ''] of streams.join('\n').matchAll(/(\/\S+) [\d.]+ Tf|<([0-9A-F]*)> Tj/gi)) {
    if (font) letters = fonts.get(font);
    else texts.push((glyphs.toUpperCase().match(/.{4}/g) ?? []).map((glyph) => letters?.get(glyph) ?? '?').join(''));
  }
  return texts;
}
