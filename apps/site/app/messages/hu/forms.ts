export const forms = {
  check: 'Kérjük, nézze át ezeket:',
  required: 'Minden mezőt kérünk kitölteni, kivéve amelyiknél mást írunk.',
  optional: '(nem kötelező)',
  sending: 'Küldés…',
  unavailable: 'Most nem tudtuk elmenteni, amit írt. Semmi sem veszett el: próbálja meg néhány perc múlva újra elküldeni.',
  reference: 'Hivatkozási szám',
  keepReference: 'Kérjük, jegyezze fel: ezzel a számmal hivatkozhat rá.',
};
