export const magazine = {
  categories: 'Rovatok',
  allCategories: 'Minden rovat',
  none: 'Nincsenek hírek',
  noneHint: 'Ebben a rovatban még nincs cikk. Nézze meg a többit.',
  allArticles: 'Minden cikk',
  moreIn: 'Továbbiak ebben a rovatban: {category}',
  related: 'Olvassa el ezt is',
  archive: 'Archívum',
  toArchive: 'Régebbi cikkek, évek szerint',
};
