import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontkit from '@cantoo/fontkit';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';

const require = createRequire(import.meta.url);
const FILES = { regular: '400Regular/Figtree_400Regular.ttf', bold: '700Bold/Figtree_700Bold.ttf' };

export interface Fonts {
  regular: PDFFont;
  bold: PDFFont;
}

/** The site's fonts, because pdf-lib's own have no ő and ű. Only the letters that the document uses are embedded. */
export async function embedFonts(pdf: PDFDocument): Promise<Fonts> {
  pdf.registerFontkit(fontkit);
  const embed = async (file: string) =>
    pdf.embedFont(await readFile(require.resolve(`@expo-google-fonts/figtree/${file}`)), { subset: true });
  const [regular, bold] = await Promise.all([embed(FILES.regular), embed(FILES.bold)]);
  return { regular, bold };
}
