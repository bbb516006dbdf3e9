export const pages = { onThisPage: 'Ezen az oldalon', documents: 'Dokumentumok', effective: 'Utolsó módosítás: {date}' };
