/** Payload calls the trash by five names; here it is one, "kuka". */
const TRASH = {
  aboutToPermanentlyDelete: 'Véglegesen törlődik, nem lehet visszavonni: {{label}} <1>{{title}}</1>',
  aboutToPermanentlyDeleteTrash: 'Véglegesen töröl a kukából <0>{{count}}</0> elemet (<1>{{label}}</1>)? Nem lehet visszavonni.',
  aboutToRestore: 'Visszakerül a kukából: {{label}} <1>{{title}}</1>',
  aboutToRestoreAsDraft: 'Visszakerül a kukából, piszkozatként, tehát a honlapon nem látszik: {{label}} <1>{{title}}</1>',
  aboutToRestoreAsDraftCount: 'Visszaállít a kukából {{count}} elemet ({{label}}) piszkozatként?',
  aboutToRestoreCount: 'Visszaállít a kukából {{count}} elemet ({{label}})?',
  aboutToTrash:
    'A kukába kerül, és a honlapról eltűnik; a kukából visszaállítható: {{label}} <1>{{title}}</1>. Hogy utána hová jussanak, akik a címét ismerik, azt előtte vagy utána az elem lapján adhatja meg.',
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

/** Payload's own texts that its Hungarian lacks or says awkwardly, and the one about a wrong sign-in, which stands for a wait too. */
export const adminTranslations = {
  hu: {
    dashboard: {
      addButton: 'Hozzáadás +',
      addWidget: 'Elem hozzáadása',
      deleteWidget: 'A(z) {{id}} elem törlése',
      discardMessage: 'A kezdőlap új elrendezése nincs mentve. Elveti?',
      editDashboard: 'Kezdőlap átrendezése',
      editingDashboard: 'A kezdőlap átrendezése',
      noItems: 'A kezdőlap üres.',
      searchWidgets: 'Elemek keresése…',
    },
    error: {
      emailOrPasswordIncorrect:
        'A megadott e-mail-cím vagy jelszó helytelen. Nyolc sikertelen próbálkozás után negyedórát kell várni, akkor is, ha a jelszó már jó.',
    },
    general: {
      dashboard: 'Kezdőlap',
      export: 'Exportálás',
      livePreview: 'Előnézet az űrlap mellett',
      exitLivePreview: 'Előnézet bezárása',
      noLabel: 'nincs megadva',
      of: '/',
      ...TRASH,
    },
    version: {
      aboutToRestore:
        'Visszaállítja erre az állapotra: {{versionDate}} ({{label}}). Piszkozat lesz belőle: a honlapon csak akkor látszik, amikor közzéteszi.',
      aboutToUnpublish:
        'Lekerül a honlapról. Hogy utána hová jussanak, akik a címét ismerik, azt a jobb oldali „Hová jussanak, akik a régi címet ismerik?” dobozban adhatja meg. Leveszi?',
      restoreAsDraft: 'Visszaállítás piszkozatként',
      restoredSuccessfully: 'Piszkozatként visszaállítva; a honlapon közzététel után látszik.',
      restoreThisVersion: 'Visszaállítás piszkozatként',
    },
  },
  en: {
    error: {
      emailOrPasswordIncorrect:
        'The e-mail address or password is incorrect. After eight failed attempts you have to wait a quarter of an hour, even with the right password.',
    },
  },
} as const;
