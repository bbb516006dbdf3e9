export const visit = {
  all: 'Minden tudnivaló a látogatáshoz',
  onThisPage: 'Ezen az oldalon',
  documents: 'Letölthető dokumentumok',
  others: 'További tudnivalók',
  mapHint: 'Minden mosdó, ivókút, bejárat és megálló egy térképen.',
};
