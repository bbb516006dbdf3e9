import { TagManagerId } from '@liget/content-api';
import { SLUG_PATTERN } from '@liget/content-api/vocabulary/slug';
import type { GlobalConfig, TextField } from 'payload';
import { createBalloonGlobal } from './features/balloon/global.ts';
import { createBaseMapGlobal } from './features/base-map/global.ts';
import { inboxSettings } from './features/inbox/settings.ts';
import { createSearchSettingsGlobal } from './features/search/settings-global.ts';
import { raiseAfterGlobalChange } from './platform/content-revision/raise.ts';
import { getEditorLanguage, inEditorLanguage } from './platform/editor-language.ts';
import { choice, number, relation, select, text, textarea } from './platform/fields/basics.ts';
import { lead, picture, prose, title } from './platform/fields/content-fields.ts';
import { label } from './platform/fields/labels.ts';
import { linkField, linkFields } from './platform/fields/links/link.ts';
import { MENU_GROUPS } from './platform/fields/menu-groups.ts';
import { rows } from './platform/fields/sections/rows.ts';
import { facts } from './platform/fields/sections/sections.ts';
import { withSavedBy } from './platform/optimistic-locking/saved-by.ts';
import { withRestoration } from './platform/publishing/restore-endpoint.ts';
import { refuseRestorationOf } from './platform/rights/refuse-restoration.ts';
import { adminAndSite, adminOnlyField, getGlobalRules, hiddenBelow } from './platform/rights/rules.ts';

const hooks = { afterChange: [raiseAfterGlobalChange] };
/** Earlier states that can be restored. There are no drafts: what is saved is public. */
const versions = { max: 50 };

const projectReview: GlobalConfig = {
  slug: 'project-review',
  label: label('A Liget Projekt első 10 éve', 'Our first 10 years'),
  access: getGlobalRules('project-review'),
  hooks,
  versions,
  admin: { group: { ...MENU_GROUPS.places }, hidden: hiddenBelow('see', 'project-review'), hideAPIURL: true },
  fields: [
    title(),
    lead(),
    rows('years', label('Évek', 'Years'), {
      row: [label('Év', 'Year'), label('Évek', 'Years')],
      fields: [
        number('year', label('Év', 'Year'), { required: true, min: 1800, max: 2200 }),
        text('title', label('Cím', 'Title'), { required: true, localized: true }),
        prose('text', label('Szöveg', 'Text')),
        picture('picture', label('Kép', 'Picture'), { use: 'figure' }),
        facts('figures', label('Számok', 'Figures')),
        relation('projects', label('Projektek', 'Projects'), 'projects', { many: true }),
      ],
      rowName: { by: ['year'] },
    }),
    prose('closing', label('Zárszó', 'Closing')),
  ],
};

const SOCIAL = [
  choice('instagram', 'Instagram', 'Instagram'),
  choice('facebook', 'Facebook', 'Facebook'),
  choice('linkedin', 'LinkedIn', 'LinkedIn'),
  choice('youtube', 'YouTube', 'YouTube'),
];

/** Editors write these keys into texts: {ar:ballon-felnott}. Two rows of one key would say two prices. */
const validatePriceKey: NonNullable<Extract<TextField, { hasMany?: false | undefined }>['validate']> = (value, { data, req }) => {
  const isEnglish = getEditorLanguage(req) === 'en';
  if (typeof value !== 'string' || !SLUG_PATTERN.test(value))
    return isEnglish ? 'Small letters without accents, digits and hyphens.' : 'Ékezet nélküli kisbetű, szám és kötőjel lehet benne.';
  const rows: unknown = 'prices' in data ? data['prices'] : [];
  const same = Array.isArray(rows)
    ? rows.filter((row: unknown) => typeof row === 'object' && row !== null && Reflect.get(row, 'key') === value)
    : [];
  if (same.length < 2) return true;
  return isEnglish ? 'Another price has this name, too.' : 'Egy másik árnak is ez a neve.';
};

const WRONG_TAG_MANAGER = label(
  'Így kell kinéznie: GTM- után nagybetűk és számok, például GTM-ABC1234.',
  'It looks like this: GTM- with capital letters and digits after it, for example GTM-ABC1234.',
);
/** A stored value stays as it is: others than administrators save the settings without seeing it. */
const checkTagManagerId: NonNullable<Extract<TextField, { hasMany?: false | undefined }>['validate']> = (value, { previousValue, req }) =>
  !value || value === previousValue || TagManagerId.safeParse(value).success || inEditorLanguage(WRONG_TAG_MANAGER, req);

const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: label('Az oldal beállításai', 'Site settings'),
  access: getGlobalRules('site-settings'),
  hooks: { ...hooks, beforeOperation: [refuseRestorationOf('analytics')] },
  versions,
  admin: { group: { ...MENU_GROUPS.site }, hidden: hiddenBelow('see', 'site-settings'), hideAPIURL: true },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: label('Cégadatok', 'Company'),
          fields: [
            {
              type: 'group',
              name: 'company',
              label: label('Cég', 'Company'),
              fields: [
                text('name', label('Név', 'Name'), { localized: true }),
                text('address', label('Székhely', 'Registered office'), { localized: true }),
                text('registration', label('Cégjegyzékszám', 'Registration number')),
                text('taxNumber', label('Adószám', 'Tax number')),
              ],
            },
            text('phone', label('Telefon', 'Phone')),
            text('email', label('E-mail', 'E-mail')),
            text('openingHours', label('Telefonon elérhető', 'Phone lines open'), { localized: true }),
            relation('directions', label('Így lehet ide eljutni', 'How to get here'), 'visitor-information', {
              hint: label(
                'A programok oldalairól ide vezet a „Megközelítés” hivatkozás.',
                'Where ‘Getting here’ leads from the pages of events.',
              ),
            }),
          ],
        },
        {
          label: label('Árak', 'Prices'),
          description: label(
            'Ezeket illesztheti be a szövegekbe, például így: {ar:ballon-felnott}. Ha itt átír egy árat, mindenütt az új látszik.',
            'These can be put into texts, for example as {ar:ballon-felnott}. When you change a price here, the new one shows everywhere.',
          ),
          fields: [
            rows('prices', label('Árak', 'Prices'), {
              row: [label('Ár', 'Price'), label('Árak', 'Prices')],
              fields: [
                {
                  type: 'row',
                  fields: [
                    text('key', label('Neve a szövegekben', 'Its name in texts'), {
                      required: true,
                      maxLength: 60,
                      validate: validatePriceKey,
                    }),
                    number('amount', label('Ár forintban', 'Price in forints'), { required: true, min: 0 }),
                  ],
                },
                text('name', label('Mire való?', 'What is it for?'), { required: true, maxLength: 160 }),
              ],
              rowName: { by: ['name', 'key'] },
            }),
          ],
        },
        {
          label: label('Lábléc', 'Footer'),
          fields: [
            {
              type: 'group',
              name: 'support',
              label: label('Ügyfélszolgálat', 'Customer support'),
              fields: [
                text('title', label('Felirat', 'Heading'), { localized: true }),
                textarea('text', label('Szöveg', 'Text'), { localized: true }),
                text('linkText', label('A hivatkozás szövege', 'Link text'), { localized: true }),
                ...linkFields('url', label('Hivatkozás', 'Link')),
              ],
            },
            rows('social', label('Közösségi oldalak', 'Social links'), {
              row: [label('Oldal', 'Link'), label('Oldalak', 'Links')],
              fields: [
                select('type', label('Fajta', 'Type'), SOCIAL, { required: true }),
                linkField(text('url', label('Hivatkozás (https://…)', 'Link (https://…)'), { required: true })),
              ],
              rowName: { by: ['url'] },
            }),
          ],
        },
        {
          label: label('Adatvédelem és mérés', 'Privacy and analytics'),
          fields: [
            {
              type: 'group',
              name: 'analytics',
              label: label('Mérés', 'Analytics'),
              // What is entered here runs in every visitor's browser.
              access: { read: adminAndSite, update: adminOnlyField },
              fields: [
                text('tagManagerId', label('Google-címkekezelő azonosítója', 'Google Tag Manager ID'), {
                  validate: checkTagManagerId,
                  hint: label('Például GTM-ABC1234.', 'For example GTM-ABC1234.'),
                }),
                text('cookieConsentId', label('Sütikezelő azonosítója', 'Cookie consent ID')),
              ],
            },
            {
              type: 'group',
              name: 'privacyPolicy',
              label: label('Adatvédelmi tájékoztató', 'Privacy policy'),
              fields: [title(), lead(), prose()],
            },
          ],
        },
      ],
    },
  ],
};

/** One row with a number and what it was raised for; written by SQL only, see `content-revision/raise.ts`. */
const contentRevision: GlobalConfig = {
  slug: 'content-revision',
  label: label('Tartalmi változat', 'Content revision'),
  access: { read: () => true, readVersions: () => false, update: () => false },
  admin: { hidden: true },
  fields: [
    number('value', label('Szám', 'Number'), { required: true, defaultValue: 0 }),
    { name: 'changes', label: label('Változások', 'Changes'), type: 'json', hidden: true },
  ],
};

export const globals = [
  createBalloonGlobal({ access: getGlobalRules('balloon'), hooks }),
  projectReview,
  siteSettings,
  createBaseMapGlobal({ access: getGlobalRules('ground-plan'), hooks }),
  createSearchSettingsGlobal({ access: getGlobalRules('search-settings'), hooks, versions }),
  inboxSettings,
  contentRevision,
]
  .map(withSavedBy)
  .map(withRestoration);
