export const map = {
  filters: 'Mit mutassunk?',
  all: 'Mutass mindent',
  kinds: {
    top_location: 'Top helyek', restroom: 'Mosdók', drinking_water: 'Ivókutak', food: 'Étel, ital', playground: 'Játszóterek', sport: 'Sport', dog: 'Kutyásoknak',
    info: 'Információ', first_aid: 'Elsősegély', entrance: 'Bejáratok', metro: 'Metró', bicycle: 'Kerékpár', parking: 'Parkolás',
  },
  planLabel: 'A Városliget vázlatos térképe {count} számozott hellyel. Ugyanezek a helyek számuk szerint a listában is megtalálhatók.',
  planNote: 'A számok a lista számai. Észak felül van; a helyek pontossága körülbelül 50–300 méter.',
  number: 'Száma a térképen:',
  open: 'Megnyitás a saját térképen',
  openNamed: '{title}: megnyitás a saját térképen',
  none: 'Nincs találat',
};
