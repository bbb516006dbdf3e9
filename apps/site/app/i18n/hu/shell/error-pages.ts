/** Pages that say why a request has no other answer. Only the server uses these messages. */
export const errorPages = {
  urlTooLong: {
    title: 'Ez a cím túl hosszú',
    text: 'Ilyen hosszú címet nem tudunk megnyitni. Rövidítse meg, vagy keresse meg itt, amit szeretne.',
  },
  unreadableUrl: { title: 'Ezt a címet nem értjük', text: 'Lehet, hogy elírás van benne. Keresse meg itt, amit szeretne.' },
  noSuchUrl: { title: 'Ez az oldal nem található', text: 'Lehet, hogy elírás van a címben. Induljon el a főoldalról.' },
  noForm: {
    title: 'Ezen az oldalon nincs űrlap',
    text: 'Amit elküldött, azt itt nem tudjuk fogadni. A böngésző Vissza gombja visszahozza, amit írt.',
  },
  unreadableForm: {
    title: 'Ezt az űrlapot nem tudtuk elolvasni',
    text: 'A böngésző Vissza gombja visszahozza, amit írt: küldje el újra.',
  },
  formTooLong: {
    title: 'Ilyen hosszú szöveget nem tudunk fogadni',
    text: 'A böngésző Vissza gombja visszahozza, amit írt: rövidítse meg, és küldje el újra.',
  },
  formTooSlow: {
    title: 'Az űrlap túl lassan érkezett',
    text: 'Nem vártunk tovább rá. A böngésző Vissza gombja visszahozza, amit írt: küldje el újra, jobb kapcsolaton vagy kisebb fájlokkal.',
  },
  tooManyForms: {
    title: 'Túl sok küldés érkezett egymás után',
    text: 'A böngésző Vissza gombja visszahozza, amit írt: várjon egy percet, és küldje el újra.',
  },
  foreignForm: {
    title: 'Ezt az űrlapot itt nem tudjuk fogadni',
    text: 'Az oldalt más címen nyitotta meg. Kérjük, nyissa meg a saját címén, és onnan küldje el:',
  },
  unreadableRequest: { title: 'Ezt a kérést nem értjük', text: 'Töltse be újra az oldalt, vagy induljon el a főoldalról.' },
  requestTooSlow: { title: 'Túl lassan érkezett a kérés', text: 'Töltse be újra az oldalt, ha jobb a kapcsolat.' },
  headersTooLarge: {
    title: 'A böngésző túl sok adatot küldött',
    text: 'Törölje a böngészőben a honlap sütijeit, vagy nyisson meg rövidebb címet, és próbálja újra.',
  },
  serverError: { title: 'Hiba történt', text: 'A hiba nálunk van. Próbálja újra néhány perc múlva.' },
  fileUnavailable: { title: 'Ez a fájl most nem érhető el', text: 'Kérjük, próbálja meg néhány másodperc múlva újra.' },
  tooManySearches: { title: 'Sok keresés érkezett egymás után', text: 'Várjon egy percet, és töltse be újra az oldalt.' },
  tooManyPages: { title: 'Sok kérés érkezett egymás után', text: 'Várjon egy percet, és töltse be újra az oldalt.' },
  tooBusy: { title: 'Most nagyon sokan nézik a honlapot', text: 'Várjon néhány másodpercet, és töltse be újra az oldalt.' },
};
