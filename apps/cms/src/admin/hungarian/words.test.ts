import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { en } from '@payloadcms/translations/languages/en';
import { hu } from '@payloadcms/translations/languages/hu';
import { describe, expect, test } from 'vitest';
import { PAYLOAD_TEXTS, translateAnnouncement, translateCounted, translateName } from '../payload-patches/untranslatable.ts';
import { adminTranslations } from './translations.ts';

type Words = { [key: string]: string | Words };
const isText = (value: unknown): value is string => typeof value === 'string';

function flat(words: object, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    isText(value) ? [[path + key, value] satisfies [string, string]] : flat(value as Words, `${path}${key}.`),
  );
}

const english = new Map(flat(en.translations));
/** The texts that the admin shows: Payload's with our translations. */
const shown = new Map([...flat(hu.translations), ...flat(adminTranslations.hu)]);

/** Texts that no screen of this admin shows: folders, API keys, the first account, other kinds of accounts, presets, unused fields. */
const UNSEEN =
  /^folder\.|[aA][pP][iI]Key|[uU]sername|[vV]erif|[rR]eindex|resetPasswordToken|createFirstUser|newAccountCreated|successfullyRegistered|thisLanguage/;

describe('the Hungarian translations', () => {
  test('replace existing texts of Payload', () => {
    const { liget: ownTexts, ...payloads } = adminTranslations.hu;
    expect(flat(payloads).filter(([key]) => !english.has(key))).toEqual([]);
    expect(Object.keys(adminTranslations.en.liget)).toEqual(Object.keys(ownTexts));
  });

  test('keep Payload’s placeholders, so that no “{{címke}}” is shown', () => {
    const holes = (text: string) => [...text.matchAll(/\{\{(\w|[^}])+\}\}|<\/?\d>/g)].map(([hole]) => hole);
    const odd = [...english].flatMap(([key, text]) => {
      const own = holes(shown.get(key) ?? '').filter((hole) => !holes(text).includes(hole));
      return own.length > 0 && !UNSEEN.test(key) ? [`${key}: ${own.join(' ')}`] : [];
    });
    expect(odd).toEqual([]);
  });

  test('exist for every text, and none is English', () => {
    const SAME = new Set(['general.email']);
    const odd = [...english].filter(([key, text]) => {
      const word = shown.get(key);
      return !UNSEEN.test(key) && (word === undefined || (word === text && !SAME.has(key)));
    });
    expect(odd).toEqual([]);
  });

  test('address the editor formally and avoid literal translations', () => {
    const ODD =
      /biztos vagy|\b(?:add|adj|válassz|töröld|mozdulj|mutasd)\b|termés|szemét|szemetes|műszerfal|irányítópult|területkód|helyszín|helyi beállítás|gyűjtemény|widget|globális|payload|sikeresen|admin|argumentum|token|erőforrás|címke/i;
    const odd = [...shown].filter(([key, text]) => !UNSEEN.test(key) && ODD.test(text.replaceAll(/\{\{\w+\}\}/g, '')));
    expect(odd).toEqual([]);
  });
});

/** The libraries of the admin, as bundled for browsers. */
const LIBRARIES = [
  '@payloadcms/ui/dist/exports',
  '@payloadcms/richtext-lexical/dist/exports',
  '@payloadcms/next/dist/views/Version',
  'react-select/dist',
  'react-datepicker/dist/es',
  'sonner/dist',
  '@dnd-kit/core/dist',
];

describe('texts without a translation in Payload', () => {
  test('still exist there in these words', () => {
    const root = path.resolve(import.meta.dirname, '../../../../..');
    const code = LIBRARIES.flatMap((library) =>
      readdirSync(path.join(root, 'node_modules', library), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.m?js$/.test(file))
        .map((file) => readFileSync(path.join(root, 'node_modules', library, file), 'utf8')),
    );
    code.push(readFileSync(path.join(root, 'apps/cms/src/platform/publishing/preview-link.ts'), 'utf8'));
    // One spans several lines, another is concatenated.
    const bundledTexts = code.map((file) => file.replaceAll(/(?:\s|\\n)+/g, ' '));
    const isSaid = (text: string) => text.split(/(?= and Time$)/).every((piece) => bundledTexts.some((file) => file.includes(piece)));
    expect(PAYLOAD_TEXTS.filter((text) => !isSaid(text))).toEqual([]);
  });

  test.each([
    ['12 results available.', '12 lehetőség.'],
    ['Picked up draggable item a1.', 'Felvette.'],
    ['Draggable item a1 was moved over droppable area b2.', 'Új hely fölé ért.'],
    ['Draggable item a1 was dropped over droppable area b2', 'Letette.'],
    ['1 result available for search term tó.', '1 lehetőség.'],
    ['option Családi, selected.', 'Családi: kiválasztva.'],
    ['option [object Object], selected.', 'Kiválasztva.'],
    ['Select is focused ,type to refine list, press Down to open the menu, ', 'A le nyíl nyitja meg a listát; gépeléssel kereshet benne.'],
    [
      'Use Up and Down to choose options, press Enter to select the currently focused option, press Escape to exit the menu, press Tab to select the option and exit the menu.',
      'A fel és a le nyíllal lépkedhet, az Enter kiválasztja, amelyiken áll, az Escape bezárja a listát.',
    ],
  ])('“%s” is translated', (english, hungarian) => {
    expect(translateAnnouncement(english)).toBe(hungarian);
  });

  test('are translated, and editors’ own texts stay unchanged', () => {
    expect(translateCounted('Responsive')).toBe('Kitölti a helyet');
    expect(translateCounted('Phone')).toBe('Telefon');
    expect(translateName('Edit Szakasz')).toBe('Szakasz szerkesztése');
    expect(translateName('Megnyitás Menü')).toBe('Menü megnyitása');
    expect(translateName('Bezárás Menü')).toBe('Menü bezárása');
    expect(translateName('Notifications alt+T')).toBe('Értesítések');
    expect(translateName('Previous Month')).toBe('Előző hónap');
    expect(translateName('Choose 2026. november 28., szombat')).toBe('2026. november 28., szombat');
    expect(translateName('Not available 2026. november 28., szombat')).toBe('2026. november 28., szombat, nem választható');
    expect(
      translateCounted(
        '\n    To pick up a draggable item, press the space bar.\n    While dragging, use the arrow keys to move the item.\n    Press space again to drop the item in its new position, or press escape to cancel.\n  ',
      ),
    ).toMatch(/^Áthelyezéshez/);
    for (const ownText of ['Edit Piaf-est', '12 results available.', 'Az Ön szövege']) expect(translateCounted(ownText)).toBeNull();
  });
});
