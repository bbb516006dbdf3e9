export const documents = {
  hungarianOnly: 'A szakmai anyagok csak magyarul olvashatók.',
  none: 'Jelenleg nincsenek szakmai anyagok',
  noneHint: 'A felújításokról a projektek oldalain is olvashat.',
  toProjects: 'Minden projekt',
};
