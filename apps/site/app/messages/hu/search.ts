export const search = {
  label: 'Mit keres?',
  titleWith: 'Keresés: {query}',
  tabsLabel: 'A találatok fajtái',
  tabWithCount: '{name} ({count})',
  all: 'Minden',
  tabs: {
    business_partners: 'Üzleti partnereknek', events: 'Programok', institutions: 'Intézmények', news: 'Hírek',
    other: 'Egyéb', park: 'Park', press: 'Sajtó', sights: 'Látnivalók',
  },
  kinds: {
    business_partners: 'Üzleti partnereknek', events: 'Program', institutions: 'Intézmény', news: 'Hír',
    other: 'Egyéb', park: 'Park', press: 'Sajtó', sights: 'Látnivaló',
  },
  count: '{count} találat',
  cut: 'A kereső legfeljebb {count} karaktert vesz figyelembe, ezért a szöveg végét levágtuk.',
  none: 'Nincs találat',
  noneHint: 'Nézze meg, nincs-e elírás, vagy próbálja kevesebb, általánosabb szóval.',
  elsewhere: 'Más fajtában van találat: {count}',
  tryThese: 'Talán ezek segítenek',
  startHere: 'Honnan induljon?',
  todayPrograms: 'Mi van ma a Ligetben?',
};
