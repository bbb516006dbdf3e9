export const pages = { onThisPage: 'Ezen az oldalon', documents: 'Dokumentumok', effective: 'Hatályos: {date}' };
