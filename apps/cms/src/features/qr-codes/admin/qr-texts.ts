import { label } from '../../../platform/fields/labels.ts';

export const QR_TEXTS = {
  title: label('Az ábra', 'The code'),
  firstSave: label('Mentés után itt látható és letölthető az ábra.', 'After the first save the code is shown here and can be downloaded.'),
  alternative: (address: string) => label(`QR-kód: ${address}`, `QR code: ${address}`),
  leadsTo: label('Ez a cím van benne:', 'The address in it:'),
  svg: label('Letöltés nyomdának (SVG)', 'Download for print (SVG)'),
  png: label('Letöltés képként (PNG)', 'Download as a picture (PNG)'),
  advice: label(
    'A nyomaton legalább 3 cm széles legyen; ha két méterről olvassák be, legalább 20 cm. A fehér keretet ne vágja le.',
    'Print it at least 3 cm wide; to be scanned from two metres, at least 20 cm. Keep the white frame.',
  ),
  uses: label('Hányszor használták', 'How often it was used'),
  week: label('Az elmúlt 7 napban', 'In the last 7 days'),
  month: label('Az elmúlt 30 napban', 'In the last 30 days'),
  all: label('Összesen', 'In all'),
  days: label('Naponként', 'By day'),
  day: label('Nap', 'Day'),
  count: label('Beolvasás', 'Uses'),
  none: label('Még senki sem használta.', 'Nobody has used it yet.'),
  people: label(
    'Csak számokat őrzünk; azt, hogy ki olvasta be, nem. A keresőrobotokat nem számoljuk.',
    'Only numbers are kept, nothing about who scanned it. Robots are not counted.',
  ),
  failed: label('A számok most nem érhetők el.', 'The numbers are not available right now.'),
};
