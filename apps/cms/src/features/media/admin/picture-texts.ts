import { label } from '../../../platform/fields/labels.ts';

export const PICTURE_TEXTS = {
  filters: label('Gyors szűrők', 'Ready filters'),
  all: label('Mind', 'All'),
  addMany: label('Több kép egyszerre', 'Many pictures at once'),
  undescribed: label('Leírás hiányzik', 'No description'),
  title: label('Így vágja ki a honlap', 'How the site crops it'),
  firstFile: label('Válasszon képet, és itt rögtön látja a kivágásait.', 'Choose a picture to see here how it is cropped.'),
  focus: label(
    'Kattintson a képen arra, ami nem maradhat le róla (például egy arcra). A nyilakkal finomíthatja. Mentéskor a honlap minden kivágást újra elkészít.',
    'Click on what must stay in the picture (a face, for example). The arrow keys move it a little. When you save, all sizes are cropped again.',
  ),
  focusButton: label('Fókuszpont a képen', 'Focal point in the picture'),
  focusAt: (x: number, y: number) => label(`Balról ${x}%, fentről ${y}%`, `${x}% from the left, ${y}% from the top`),
  changed: label('A kivágás megváltozott: a mentéssel kerül a honlapra.', 'The crop has changed: the site shows it after you save.'),
  replaced: label(
    'Mentés után minden oldalon ez a kép jelenik meg a régi helyén. Nézze át a leírását, a készítőjét és az évszakát is.',
    'After you save, every page shows this picture in place of the old one. Check its description, author and season, too.',
  ),
  shapes: {
    landscape: label('Fekvő (kártyák, listák)', 'Landscape (cards, lists)'),
    portrait: label('Álló (telefon, kiemelés)', 'Portrait (phones, highlights)'),
    square: label('Négyzet (kis képek)', 'Square (small pictures)'),
    share: label('Megosztva (közösségi oldalak)', 'Shared (social networks)'),
  },
  measures: (width: number, height: number) => label(`Mérete: ${width} × ${height} képpont.`, `Size: ${width} × ${height} pixels.`),
  shrunk: (from: string) =>
    label(
      `A feltöltött kép ${from} képpontos volt; a honlap kisebb méretben őrzi, amely nyomtatáshoz is elég.`,
      `The uploaded picture had ${from} pixels; the site keeps a smaller size, which is enough for print, too.`,
    ),
  enoughFor: label('Elég nagy', 'Large enough for'),
  narrowFor: label('Kicsi', 'Too small for'),
  everything: label('mindenhez', 'everything'),
};
