export const careers = {
  title: 'Karrier',
  count: '{count} nyitott állás',
  none: 'Jelenleg nincs nyitott pozíció',
  field: 'Terület',
  location: 'Munkavégzés helye',
  workHours: 'Munkaidő',
  experience: 'Tapasztalat',
  deadline: 'Jelentkezési határidő',
  noDeadline: 'folyamatos',
  closed: 'Erre az állásra már nem lehet jelentkezni.',
  all: 'Minden nyitott állás',
};
