import { ADMIN_TEXTS } from '../../platform/admin-ui/texts.ts';
import { GENERAL } from './general.ts';
import { OTHERS } from './other-words.ts';
import { VERSION } from './versions.ts';

/** Payload has five names for the trash; here it is always "kuka". */
const TRASH = {
  aboutToPermanentlyDelete: 'Véglegesen törlődik, nem lehet visszavonni: {{label}} <1>{{title}}</1>',
  aboutToPermanentlyDeleteTrash: 'Véglegesen töröl a kukából <0>{{count}}</0> elemet (<1>{{label}}</1>)? Nem lehet visszavonni.',
  aboutToRestore: 'Visszakerül a kukából: {{label}} <1>{{title}}</1>',
  aboutToRestoreAsDraft: 'Visszakerül a kukából, piszkozatként, tehát a honlapon nem látszik: {{label}} <1>{{title}}</1>',
  aboutToRestoreAsDraftCount: 'Visszaállít a kukából {{count}} elemet ({{label}}) piszkozatként?',
  aboutToRestoreCount: 'Visszaállít a kukából {{count}} elemet ({{label}})?',
  aboutToTrash: '<1>{{title}}</1> ({{label}}) a kukába kerül, onnan visszahozható; a honlapról eltűnik.',
  aboutToTrashCount: '{{count}} elemet tesz a kukába ({{label}}). A honlapról eltűnnek; a kukából visszaállíthatók.',
  confirmRestoration: 'Visszaállítás',
  deletePermanently: 'Ne a kukába: törlés véglegesen, visszavonhatatlanul',
  documentIsTrashed: 'Ez az elem ({{label}}) a kukában van, ezért csak olvasható.',
  emptyTrash: 'Kuka ürítése',
  emptyTrashLabel: 'A kuka ürítése: {{label}}',
  noTrashResults: 'A kuka üres ({{label}}).',
  permanentlyDelete: 'Végleges törlés',
  permanentlyDeletedCountSuccessfully: '{{count}} elem véglegesen törölve ({{label}}).',
  restore: 'Visszaállítás',
  restoreAsPublished: 'Közzétéve állítsa vissza, hogy a honlapon rögtön látszódjon',
  restoredCountSuccessfully: '{{count}} elem visszaállítva ({{label}}).',
  restoring: 'Visszaállítás…',
  titleRestored: 'Visszaállítva: {{label}} „{{title}}”.',
  titleTrashed: 'A kukába került: {{label}} „{{title}}”.',
  trash: 'Kuka',
  trashedCountSuccessfully: '{{count}} elem a kukába került ({{label}}).',
} as const;

/** Our translations of Payload's texts; `liget` has new texts, where Payload accepts only a key. Others are left as they are. */
export const adminTranslations = {
  hu: {
    ...OTHERS,
    general: { ...GENERAL, ...TRASH },
    version: VERSION,
    liget: {
      bothLanguages: 'Magyar–angol',
      inTrash: 'A kukában van, a honlapon nem látszik',
      savedBy: 'Ki mentette?',
      savedByNobody: 'a rendszer',
      filesLeftOut: 'Ezek itt nem tölthetők fel, kimaradtak: {{names}}. HEIC-képet mentsen el JPEG-ként.',
      filesSaved: '{{count}} fájl elmentve.',
      filesFailed: '{{count}} fájlt nem sikerült elmenteni. Ami nem sikerült, a listában maradt.',
      uploadNew: 'Új feltöltése',
      newRecord: 'Új {{kind}}',
      untitled: ADMIN_TEXTS.untitled.hu,
      useSelected: 'A kiválasztottak átvétele: {{count}}',
      pickerTime: 'Időpont',
      previousMonth: 'Előző hónap',
      nextMonth: 'Következő hónap',
      month: 'Hónap:',
      chooseDay: 'Választható:',
      noChoiceDay: 'Nem választható:',
    },
  },
  en: {
    liget: {
      bothLanguages: 'Hungarian–English',
      inTrash: 'In the trash, not on the site',
      savedBy: 'Saved by',
      savedByNobody: 'the system',
      filesLeftOut: 'These cannot be uploaded here and were left out: {{names}}. Save a HEIC picture as a JPEG.',
      filesSaved: 'Files saved: {{count}}.',
      filesFailed: 'Files that could not be saved: {{count}}. They are still in the list.',
      uploadNew: 'Upload a new one',
      newRecord: 'New {{kind}}',
      untitled: ADMIN_TEXTS.untitled.en,
      useSelected: 'Use the selected: {{count}}',
      pickerTime: 'Time',
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      month: 'Month',
      chooseDay: 'Choose',
      noChoiceDay: 'Not available:',
    },
    general: {
      creatingNewLabel: 'Not saved yet',
      locale: 'Language of the text',
      searchBy: 'Search this list, with or without accents',
      payloadSettings: 'Settings',
      // Before the name of a list: ‘All: Archive’.
      all: 'All:',
      noLabel: 'not set',
      resetPreferences: 'Reset the admin’s settings',
      resetPreferencesDescription:
        'Columns, folded sections and the like become as they were on the first day. Nothing of the contents changes.',
    },
    version: { previouslyPublished: 'Published version' },
    error: {
      unauthorized: 'You may not do this, or you are not signed in.',
      notAllowedToAccessPage: 'Your role may not open this page. If you need it, ask an administrator.',
      emailOrPasswordIncorrect:
        'The e-mail address or password is incorrect. After eight failed attempts you have to wait a quarter of an hour, even with the right password.',
    },
  },
} as const;
