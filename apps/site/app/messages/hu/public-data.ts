export const publicData = { title: 'Közérdekű adatok', none: 'Jelenleg nincsenek közérdekű adatok' };
