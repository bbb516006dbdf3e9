import { type Choice, choice } from '../basics.ts';
import { type Label, label } from '../labels.ts';

interface Licence {
  /** The name for editors. */
  name: Label;
  /** The text for visitors, beside the picture and in the file's metadata. */
  words: Label;
  /** The URL of the licence's text. */
  url?: string;
  /** Whether the picture is protected by copyright. */
  isProtected: boolean;
}

/** The licences of pictures. */
export const LICENCES = {
  own: {
    name: label('Saját kép', 'Our own picture'),
    words: label('Minden jog fenntartva', 'All rights reserved'),
    isProtected: true,
  },
  permission: {
    name: label('Engedéllyel használjuk', 'Used with permission'),
    words: label('Engedéllyel közölve', 'Published with permission'),
    isProtected: true,
  },
  press: {
    name: label('Sajtókép: a sajtó szabadon közölheti', 'Press picture: free for the press'),
    words: label('A sajtó a készítő nevével szabadon közölheti', 'Free for the press with the author’s name'),
    isProtected: true,
  },
  'cc-by': {
    name: label('CC BY (a név feltüntetésével szabadon)', 'CC BY (free with attribution)'),
    words: label('CC BY 4.0', 'CC BY 4.0'),
    url: 'https://creativecommons.org/licenses/by/4.0/',
    isProtected: true,
  },
  'cc-by-sa': {
    name: label('CC BY-SA (névvel, azonos feltételekkel)', 'CC BY-SA (with attribution, alike)'),
    words: label('CC BY-SA 4.0', 'CC BY-SA 4.0'),
    url: 'https://creativecommons.org/licenses/by-sa/4.0/',
    isProtected: true,
  },
  cc0: {
    name: label('CC0 (a szerző lemondott a jogairól)', 'CC0 (rights waived)'),
    words: label('CC0 1.0', 'CC0 1.0'),
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    isProtected: false,
  },
  'public-domain': {
    name: label('Közkincs (a védelmi idő lejárt)', 'Public domain (protection has ended)'),
    words: label('Közkincs', 'Public domain'),
    isProtected: false,
  },
} as const satisfies Record<string, Licence>;

const isKind = (value: unknown): value is keyof typeof LICENCES => typeof value === 'string' && Object.hasOwn(LICENCES, value);

export const getLicence = (kind: unknown): Licence | null => (isKind(kind) ? LICENCES[kind] : null);

export const LICENCE_CHOICES: Choice[] = Object.entries(LICENCES).map(([value, { name }]) => choice(value, name.hu, name.en));
