export const documents = { hungarianOnly: 'A szakmai anyagok csak magyarul olvashatók.', none: 'Jelenleg nincsenek szakmai anyagok' };
