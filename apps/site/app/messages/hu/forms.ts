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
  attachments: {
    hint: 'Legfeljebb 5 kép (JPEG, PNG, WebP) vagy PDF, egyenként legfeljebb 10 MB.',
    tooMany: 'Legfeljebb {most, number} fájlt csatolhat.',
    tooLarge: 'Ez a fájl nagyobb 10 MB-nál: „{name}”.',
    wrongType: 'Ez a fájl nem kép és nem PDF: „{name}”.',
    lost: 'A böngésző a fájlokat nem tudja megőrizni. Kérjük, válassza ki őket újra: {names}',
  },
  reference: 'Hivatkozási szám',
  keepReference: 'Kérjük, jegyezze fel: ezzel a számmal hivatkozhat rá.',
};
