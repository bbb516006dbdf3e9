export const publicData = {
  title: 'Közérdekű adatok',
  noneHint: 'Amit keres, az alábbi űrlappal is kérheti.',
  none: 'Itt még nem tettünk közzé adatot',
  request: {
    title: 'Közérdekű adat igénylése',
    message: 'Milyen adatot kér?',
    messageHint: 'Legalább 10, legfeljebb 5000 karakter. Indokolni nem kell; írja le minél pontosabban, mely adatokra gondol.',
    send: 'Igénylés elküldése',
    term: 'Az igénylést a beérkezésétől számított 15 napon belül teljesítjük (2011. évi CXII. törvény 29. §).',
  },
};
