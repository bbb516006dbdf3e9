export const visit = {
  all: 'Minden tudnivaló a látogatáshoz',
  onThisPage: 'Ezen az oldalon',
  documents: 'Letölthető dokumentumok',
  others: 'További tudnivalók',
  mapHint: 'Minden mosdó, ivókút, bejárat és megálló egy térképen.',
  hoursToday: 'Nyitvatartás ma',
  place: 'Hely',
  live: {
    park: 'A park',
    parkHours: 'éjjel-nappal nyitva',
    balloon: 'Ballon',
    next: 'Legközelebb kezdődik',
    restroom: 'Mosdó',
    metro: 'Metró',
  },
};
