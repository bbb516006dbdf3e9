import type { CollectionConfig, Field } from 'payload';
import { choice, moment, select, text } from '../../../platform/fields/basics.ts';
import { LANGUAGES } from '../../../platform/fields/choices/languages.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { detachPlansOfChanged, detachPlansOfRemoved } from '../../../platform/publishing/scheduling/jobs.ts';
import { APPROVAL_ROLES, getRoles, isAdministrator, ROLE_NAMES, ROLES, type Role } from '../../../platform/rights/roles.ts';
import { adminOnly, adminOnlyField, hiddenBelow } from '../../../platform/rights/rules.ts';
import { noteAccount, noteAccountRemoved, noteSignIn, noteSignOut } from '../account-audit-hooks.ts';
import { emailChange } from '../credential-changes.ts';
import { forgotPassword, invite } from '../emails.ts';
import { sessionEndpoints } from '../end-sessions.ts';
import { removeFirstSignIn } from '../first-administrator.ts';
import { keepAdministratorOnChange, keepAdministratorOnDelete } from '../last-administrator.ts';
import { askCurrentPassword, currentPassword } from '../passwords/current-password.ts';
import { checkPassword } from '../passwords/password.ts';
import { askSecondFactor } from '../second-factor/ask-at-sign-in.ts';
import { secondFactorEndpoints } from '../second-factor/endpoints.ts';
import { endInTime } from '../session-end.ts';
import { accountEndpoints } from '../sign-in.ts';

/** Columns of Payload's own lock, which is not used: it would let anybody lock an editor out (see accounts/sign-in.ts). */
const unusedLock: Field[] = [
  { name: 'loginAttempts', type: 'number', defaultValue: 0, hidden: true, access: { create: () => false, update: () => false } },
  { name: 'lockUntil', type: 'date', hidden: true, access: { create: () => false, update: () => false } },
];

/** The language of the invitation and of emails about cases. */
const emailLanguage = select('emailLanguage', label('Az e-mailek nyelve', 'Language of e-mails'), LANGUAGES, { defaultValue: 'hu' });

const createRoleChoice = (role: Role) => choice(role, ROLE_NAMES[role].hu, ROLE_NAMES[role].en);

/** The roles that write drafts but may not publish them. */
const approvalRoles: Field = {
  ...select('approvalRoles', label('Jóváhagyással', 'With approval'), APPROVAL_ROLES.map(createRoleChoice), {
    many: true,
    condition: (data) => APPROVAL_ROLES.some((role) => getRoles(data).includes(role)),
    hint: label(
      'Amelyik szerepkört itt bejelöli, abban csak piszkozatot írhat; ha kész, jóváhagyást kér, és más teszi közzé.',
      'In a role that is marked here, this person can only write drafts and ask for approval; somebody else publishes them.',
    ),
  }),
  access: { create: adminOnlyField, update: adminOnlyField },
};

const nobody = { create: () => false, read: () => false, update: () => false };
/** The field that preceded roles; the migration reads it, and the previous release still needs it after a downgrade. */
const formerRole: Field = {
  ...select(
    'role',
    label('Korábbi szerepkör', 'Former role'),
    [choice('editor', 'Szerkesztő', 'Editor'), choice('admin', 'Rendszergazda', 'Administrator')],
    {
      required: true,
      defaultValue: 'editor',
      hidden: true,
    },
  ),
  access: nobody,
};

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: label('Szerkesztő', 'Editor'), plural: label('Szerkesztők', 'Editors') },
  auth: {
    maxLoginAttempts: 0,
    // The session is only in the cookie, which scripts cannot read.
    removeTokenFromResponses: true,
    tokenExpiration: 8 * 60 * 60,
    forgotPassword,
    cookies: { sameSite: 'Strict', secure: process.env['PUBLIC_ORIGIN']?.startsWith('https:') ?? false },
  },
  admin: {
    useAsTitle: 'name',
    group: { ...MENU_GROUPS.service },
    hidden: hiddenBelow('delete', 'users'),
    hideAPIURL: true,
    listSearchableFields: ['email', 'name'],
    defaultColumns: ['email', 'name', 'roles'],
  },
  access: {
    // Editors see only the names of other accounts, for example of the user who locked or saved a document: accounts/private-fields.ts.
    read: ({ req }) => Boolean(req.user),
    create: adminOnly,
    update: ({ req }) => (!req.user ? false : isAdministrator(req.user) || { id: { equals: req.user.id } }),
    delete: adminOnly,
    unlock: adminOnly,
    admin: ({ req }) => Boolean(req.user),
  },
  endpoints: [...accountEndpoints, ...secondFactorEndpoints, ...sessionEndpoints],
  hooks: {
    beforeOperation: [checkPassword],
    beforeLogin: [askSecondFactor],
    beforeChange: [askCurrentPassword, keepAdministratorOnChange],
    beforeDelete: [keepAdministratorOnDelete],
    afterChange: [invite, noteAccount, emailChange, detachPlansOfChanged],
    afterDelete: [noteAccountRemoved, detachPlansOfRemoved],
    afterLogin: [noteSignIn, removeFirstSignIn],
    afterLogout: [noteSignOut],
    refresh: [endInTime],
  },
  fields: [
    {
      type: 'ui',
      name: 'invitation',
      admin: { components: { Field: '/features/accounts/admin/Invitation.tsx#Invitation' }, disableListColumn: true },
    },
    {
      type: 'ui',
      name: 'passwordError',
      admin: { components: { Field: '/features/accounts/admin/PasswordError.tsx#PasswordError' }, disableListColumn: true },
    },
    currentPassword,
    text('name', label('Név', 'Name'), { required: true }),
    {
      ...select('roles', label('Szerepkörök', 'Roles'), ROLES.map(createRoleChoice), {
        required: true,
        many: true,
        hint: label(
          'Több is megadható. Hogy melyikkel mit lehet, azt a kézikönyv táblázata mutatja.',
          'There may be several. The table in the guide says what each of them may do.',
        ),
      }),
      access: { create: adminOnlyField, update: adminOnlyField },
    },
    approvalRoles,
    emailLanguage,
    {
      ...moment('secondFactorSince', label('Kétlépcsős belépés bekapcsolva', 'Second factor switched on'), {
        readOnly: true,
        sidebar: true,
        condition: (data) => Boolean(data['secondFactorSince']),
      }),
      access: { create: () => false, update: () => false },
    },
    {
      type: 'ui',
      name: 'secondFactor',
      admin: { components: { Field: '/features/accounts/admin/SecondFactor.tsx#SecondFactor' }, disableListColumn: true },
    },
    {
      type: 'ui',
      name: 'signedInDevices',
      admin: { components: { Field: '/features/accounts/admin/Sessions.tsx#Sessions' }, disableListColumn: true },
    },
    formerRole,
    ...unusedLock,
  ],
};
