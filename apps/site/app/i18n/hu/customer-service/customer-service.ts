export const customerService = {
  complaintTitle: '{product}: panaszkezelés',
  complaintDescription: '{product}: írja meg panaszát, ha kell, képekkel. Hivatkozási számot kap, amellyel követheti az ügyét.',
  serviceTitle: '{product}: ügyfélszolgálat',
  toComplaint: 'Panaszt szeretnék tenni',
  others: 'Más szolgáltatásaink ügyfélszolgálata',
  toService: 'Ügyfélszolgálat',
  phone: 'Telefon',
  email: 'E-mail',
  hours: 'Telefonon elérhető',
  contactTitle: 'Így ér el minket',
  kinds: {
    complaint: {
      title: 'Írja meg nekünk',
      message: 'Mi történt?',
      hint: 'Legalább 10, legfeljebb 5000 karakter. Írja meg azt is, mikor történt.',
      send: 'Panasz elküldése',
    },
    question: {
      title: 'Kérdezzen tőlünk',
      message: 'Mit szeretne tudni?',
      hint: 'Legalább 10, legfeljebb 5000 karakter.',
      send: 'Kérdés elküldése',
    },
  },
  attachments: 'Képek, dokumentumok',
};
