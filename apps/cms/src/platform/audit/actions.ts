import { type Label, label } from '../fields/labels.ts';

interface ActionTexts {
  /** The name in the filter. */
  name: Label;
  /** The sentence of a line in the log: `who` did it to `what`. */
  sentence: (who: string, what: string) => Label;
}

const createActionTexts = (
  name: Label,
  hu: (who: string, what: string) => string,
  en: (who: string, what: string) => string,
): ActionTexts => ({
  name,
  sentence: (who, what) => label(hu(who, what), en(who, what)),
});

/** All actions that the log records. */
export const ACTIONS = {
  'sign-in': createActionTexts(
    label('Belépés', 'Signing in'),
    (who) => `${who} belépett.`,
    (who) => `${who} signed in.`,
  ),
  'sign-in-failed': createActionTexts(
    label('Sorozatos sikertelen belépés', 'Many failed sign-ins'),
    (_, what) => `Sorozatos sikertelen belépési kísérlet ezzel a fiókkal: ${what}.`,
    (_, what) => `Many failed attempts to sign in to the account ${what}.`,
  ),
  'sign-out': createActionTexts(
    label('Kilépés', 'Signing out'),
    (who) => `${who} kilépett.`,
    (who) => `${who} signed out.`,
  ),
  'account-made': createActionTexts(
    label('Új fiók', 'New account'),
    (who, what) => `${who} új fiókot hozott létre: ${what}.`,
    (who, what) => `${who} made the account ${what}.`,
  ),
  'account-removed': createActionTexts(
    label('Fiók törlése', 'Account removed'),
    (who, what) => `${who} törölte ezt a fiókot: ${what}.`,
    (who, what) => `${who} removed the account ${what}.`,
  ),
  'roles-changed': createActionTexts(
    label('Szerepkörök változása', 'Roles changed'),
    (who, what) => `${who} módosította a szerepköröket: ${what}.`,
    (who, what) => `${who} changed the roles of ${what}.`,
  ),
  'second-factor-on': createActionTexts(
    label('Kétlépcsős belépés bekapcsolása', 'Second factor switched on'),
    (who) => `${who} bekapcsolta a kétlépcsős belépést.`,
    (who) => `${who} switched the second factor on.`,
  ),
  'second-factor-off': createActionTexts(
    label('Kétlépcsős belépés kikapcsolása', 'Second factor switched off'),
    (who) => `${who} kikapcsolta a kétlépcsős belépést.`,
    (who) => `${who} switched the second factor off.`,
  ),
  'second-factor-reset': createActionTexts(
    label('Kétlépcsős belépés visszaállítása', 'Second factor reset'),
    (who, what) => `${who} kikapcsolta a kétlépcsős belépést ennél a fióknál: ${what}.`,
    (who, what) => `${who} reset the second factor of the account ${what}.`,
  ),
  'recovery-code': createActionTexts(
    label('Belépés tartalék kóddal', 'Signing in with a recovery code'),
    (who) => `${who} tartalék kóddal lépett be.`,
    (who) => `${who} signed in with a recovery code.`,
  ),
  published: createActionTexts(
    label('Közzététel', 'Publication'),
    (who, what) => `${who} közzétette: ${what}.`,
    (who, what) => `${who} published ${what}.`,
  ),
  unpublished: createActionTexts(
    label('Közzététel visszavonása', 'Taking down'),
    (who, what) => `${who} levette a honlapról: ${what}.`,
    (who, what) => `${who} took down ${what}.`,
  ),
  trashed: createActionTexts(
    label('Kukába helyezés', 'Into the trash'),
    (who, what) => `${who} a kukába tette: ${what}.`,
    (who, what) => `${who} put ${what} into the trash.`,
  ),
  restored: createActionTexts(
    label('Visszaállítás a kukából', 'Restored from the trash'),
    (who, what) => `${who} visszaállította a kukából: ${what}.`,
    (who, what) => `${who} took ${what} back from the trash.`,
  ),
  deleted: createActionTexts(
    label('Végleges törlés', 'Permanent deletion'),
    (who, what) => `${who} véglegesen törölte: ${what}.`,
    (who, what) => `${who} deleted ${what} for good.`,
  ),
  settings: createActionTexts(
    label('Beállítások módosítása', 'Settings changed'),
    (who, what) => `${who} módosította: ${what}.`,
    (who, what) => `${who} changed ${what}.`,
  ),
  sent: createActionTexts(
    label('Hírlevél küldése', 'Newsletter sent'),
    (who, what) => `${who} elindította a küldést: ${what}.`,
    (who, what) => `${who} began to send ${what}.`,
  ),
  exported: createActionTexts(
    label('Letöltés', 'Export'),
    (who, what) => `${who} letöltötte: ${what}.`,
    (who, what) => `${who} exported ${what}.`,
  ),
  imported: createActionTexts(
    label('Beolvasás', 'Import'),
    (who, what) => `${who} beolvasta: ${what}.`,
    (who, what) => `${who} imported ${what}.`,
  ),
  erased: createActionTexts(
    label('Személyes adatok törlése', 'Personal data erased'),
    (who, what) => `${who} törölte a személyes adatokat: ${what}.`,
    (who, what) => `${who} erased the personal data of ${what}.`,
  ),
} as const satisfies Record<string, ActionTexts>;

/** What actions mean when they are about an account; actions of their own would need a migration on PostgreSQL. */
export const ACCOUNT_ACTIONS: Partial<Record<keyof typeof ACTIONS, ActionTexts>> = {
  settings: createActionTexts(
    ACTIONS.settings.name,
    (who, what) => `${who} módosította ennek a fióknak a belépési adatait: ${what}.`,
    (who, what) => `${who} changed the sign-in details of the account ${what}.`,
  ),
  'sign-out': createActionTexts(
    ACTIONS['sign-out'].name,
    (who, what) => `${who} kijelentkeztette ezt a fiókot: ${what}.`,
    (who, what) => `${who} ended the sessions of the account ${what}.`,
  ),
};

/** The sentence of a newsletter that is to be sent at the time in the line's detail. */
export const SCHEDULED_SENDING: ActionTexts = createActionTexts(
  ACTIONS.sent.name,
  (who, what) => `${who} időzítette a küldést: ${what}.`,
  (who, what) => `${who} scheduled the sending of ${what}.`,
);

/** The sentence of a publication of one date of an event, which the line's detail names. */
export const DATE_PUBLICATION: ActionTexts = createActionTexts(
  ACTIONS.published.name,
  (who, what) => `${who} megváltoztatott egy időpontot a honlapon: ${what}.`,
  (who, what) => `${who} changed one date on the site: ${what}.`,
);

export type Action = keyof typeof ACTIONS;
export const ACTION_NAMES = Object.keys(ACTIONS) as Action[];

export const isAction = (value: unknown): value is Action => typeof value === 'string' && Object.hasOwn(ACTIONS, value);
