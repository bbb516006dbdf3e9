/** On the printable plan of the park; only the server says it. */
export const printedMap = {
  title: 'Városliget – térkép',
  subject: 'A Városliget térképe egy A4-es lapon, a helyek jegyzékével',
  alt: 'A park felülnézeti rajza. {count} számozott helyét a jegyzék sorolja fel.',
  north: 'É',
  metres: '{metres} m',
  track: 'Futópálya, futókör',
  made: 'Készült: {date}',
  online: 'A friss térkép: {url}',
  drawn: 'A park belseje rajzolt, nem felmért térkép; a helyek jelölése közelítő.',
  surveyed: 'A térképi adatok állapota: {date}',
  data: 'Térképi adatok: © OpenStreetMap contributors, openstreetmap.org/copyright (ODbL)',
};
