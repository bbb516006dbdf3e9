export const forms = {
  check: 'Kérjük, nézze át ezeket:',
  required: 'Minden mező kötelező, kivéve, ahol jelezzük.',
  optional: '(nem kötelező)',
  sending: 'Küldés…',
  unavailable: 'Most nem tudtuk elmenteni, amit írt. Semmi sem veszett el: próbálja meg néhány perc múlva újra elküldeni.',
  faults: {
    cutOff: 'A küldés nem sikerült, mert nincs kapcsolat. Amit írt, megmaradt: ha újra van internet, küldje el még egyszer.',
    tooMany: 'Túl sok küldés érkezett egymás után. Amit írt, megmaradt: várjon egy percet, és küldje el újra.',
    tooLong: 'Ilyen hosszú szöveget nem tudunk fogadni. Amit írt, megmaradt: rövidítse meg, és küldje el újra.',
    lost: 'Ilyen hosszú szöveget nem tudunk fogadni, és itt megmutatni sem. A böngésző Vissza gombja visszahozza, amit írt: rövidítse meg, és küldje el újra. Egy mezőben legfeljebb {longest, number} karakter lehet.',
    failed: 'A küldés nem sikerült. Amit írt, megmaradt: próbálja meg néhány perc múlva újra elküldeni.',
  },
  reference: 'Hivatkozási szám',
  keepReference: 'Kérjük, jegyezze fel: ezzel a számmal hivatkozhat rá.',
};
