export const archive = {
  title: 'Archívum',
  years: 'Válasszon évet',
  allYears: 'Minden év',
  count: '{count} cikk',
  countInYear: '{year}: {count} cikk',
  none: 'Nincsenek hírek',
  noneHint: 'Az archívumban itt most nincs cikk.',
  allArticles: 'Minden archív cikk',
  moreOfYear: 'További cikkek ebből az évből: {year}',
  toMagazine: 'Friss cikkek a magazinban',
};
