export const archive = {
  title: 'Archívum',
  years: 'Válasszon évet',
  allYears: 'Minden év',
  count: '{count} cikk',
  countInYear: '{year}: {count} cikk',
  none: 'Nincsenek hírek',
  noneHint: 'Válasszon másik évet, vagy nézze meg a magazint.',
  allArticles: 'Minden archív cikk',
  moreOfYear: 'További cikkek ebből az évből: {year}',
  toMagazine: 'Friss cikkek a magazinban',
};
