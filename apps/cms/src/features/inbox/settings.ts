import { CASE_KINDS } from '@liget/content-api';
import type { Field, GlobalConfig } from 'payload';
import { EMAIL_LIMITS } from '../../platform/email/email-limits.ts';
import { checkbox, number, select, text, textarea } from '../../platform/fields/basics.ts';
import { label } from '../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../platform/fields/menu-groups.ts';
import { rows } from '../../platform/fields/sections/rows.ts';
import { refuseRestorationOf } from '../../platform/rights/refuse-restoration.ts';
import { adminOnlyField, getDeskRules, hiddenBelow } from '../../platform/rights/rules.ts';
import { KINDS } from './kinds.ts';

const MAX_VERSIONS = 50;
const MAX_DAYS = 365;
const MAX_MONTHS = 240;

const kinds = CASE_KINDS.map((value) => ({ value, label: KINDS[value].label }));

/** The periods for answers and erasure. Only administrators may change them, because authorities ask about them. */
const periods: Field[] = CASE_KINDS.map((kind) => ({
  type: 'group',
  name: kind,
  label: { ...KINDS[kind].label },
  access: { update: adminOnlyField },
  fields: [
    {
      type: 'row',
      fields: [
        number('days', label('Határidő (nap)', 'Deadline (days)'), { min: 1, max: MAX_DAYS, defaultValue: KINDS[kind].days }),
        number('months', label('Válasz vagy lezárás után megőrizve (hónap)', 'Kept after the answer or closing (months)'), {
          min: 1,
          max: MAX_MONTHS,
          defaultValue: KINDS[kind].months,
        }),
      ],
    },
  ],
}));

const [HOURLY, DAILY] = EMAIL_LIMITS.notice;

export const inboxSettings: GlobalConfig = {
  slug: 'inbox-settings',
  label: label('A megkeresések beállításai', 'Settings of enquiries'),
  access: getDeskRules('inbox-settings'),
  hooks: { beforeOperation: [refuseRestorationOf(...CASE_KINDS)] },
  versions: { max: MAX_VERSIONS },
  admin: { group: { ...MENU_GROUPS.received }, hidden: hiddenBelow('see', 'inbox-settings'), hideAPIURL: true },
  fields: [
    {
      name: 'noticeAddress',
      type: 'email',
      label: label('Új ügyekről értesítendő cím', 'Address to notify of new cases'),
      admin: {
        description: label(
          `Az ügyfélszolgálat közös e-mail-címe. Ha üres, minden ügyfélszolgálatos kap levelet. Egy címre óránként legfeljebb ${HOURLY.emails}, naponta ${DAILY.emails} megy.`,
          `The shared e-mail address of customer service. When empty, everybody in customer service gets an e-mail. One address gets at most ${HOURLY.emails} an hour and ${DAILY.emails} a day.`,
        ),
      },
    },
    rows('templates', label('Válaszsablonok', 'Templates of answers'), {
      row: [label('Sablon', 'Template'), label('Sablonok', 'Templates')],
      fields: [
        text('name', label('Név', 'Name'), { required: true }),
        select('kinds', label('Melyik fajtához', 'For which kinds'), kinds, {
          many: true,
          hint: label('Üresen mindegyikhez.', 'For all of them when empty.'),
        }),
        checkbox('keepsOpen', label('Köztes levél: az ügy folyamatban marad', 'Interim answer: the case stays in progress'), {
          hint: label(
            'Például „megkaptuk, utánanézünk”. A határidő megy tovább.',
            'For example ‘we have received it and are looking into it’. The deadline still applies.',
          ),
        }),
        textarea('text', label('Szöveg', 'Text'), {
          required: true,
          localized: true,
          maxLength: 10_000,
          hint: label(
            'A válaszban ezek helyére a beküldő adatai kerülnek: {név}, {hivatkozás}, {határidő}.',
            'In the answer these are replaced by the sender’s data: {name}, {reference}, {deadline}.',
          ),
        }),
      ],
    }),
    {
      type: 'collapsible',
      label: label('Határidők és megőrzés (rendszergazdáknak)', 'Deadlines and retention (for administrators)'),
      fields: periods,
    },
  ],
};
