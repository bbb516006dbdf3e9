export const magazine = {
  categories: 'Rovatok',
  allCategories: 'Minden rovat',
  none: 'Nincsenek hírek',
  noneHint: 'Itt most nincs olvasnivaló.',
  allArticles: 'Minden cikk',
  moreIn: 'Továbbiak ebben a rovatban: {category}',
  by: 'Írta: {author}',
  pictures: 'Képek',
  related: 'Olvassa el ezt is',
  toArchive: 'Régebbi cikkek az archívumban',
};
