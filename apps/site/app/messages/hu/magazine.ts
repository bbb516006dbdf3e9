export const magazine = {
  categories: 'Rovatok',
  allCategories: 'Minden rovat',
  none: 'Nincsenek hírek',
  noneHint: 'Itt most nincs olvasnivaló.',
  allArticles: 'Minden cikk',
  moreIn: 'Továbbiak ebben a rovatban: {category}',
  related: 'Olvassa el ezt is',
  archive: 'Archívum',
  toArchive: 'Régebbi cikkek, évek szerint',
};
