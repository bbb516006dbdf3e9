/** Payload's own texts that its Hungarian lacks, or says awkwardly. */
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
    general: { dashboard: 'Kezdőlap', export: 'Exportálás', noLabel: 'nincs megadva', of: '/' },
  },
} as const;
