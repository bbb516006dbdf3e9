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
    general: { dashboard: 'Kezdőlap', export: 'Exportálás', noLabel: 'nincs megadva', of: '/' },
  },
  en: {
    error: {
      emailOrPasswordIncorrect:
        'The email or password provided is incorrect. After eight wrong tries there is a wait of a quarter of an hour, even with the right password.',
    },
  },
} as const;
