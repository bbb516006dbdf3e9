export const needs = {
  label: 'Kivel, mikor jön?',
  child: 'Gyerekkel',
  pushchair: 'Babakocsival',
  wheelchair: 'Kerekesszékkel',
  dog: 'Kutyával',
  rain: 'Esőben',
  free: 'Ingyenes',
  onlyKnown: 'Csak azt mutatjuk, amiről tudjuk, hogy megfelel. A választást ezen az eszközön megjegyezzük.',
  none: 'Ezek között nem ismerünk olyat, amelyik biztosan megfelel: {kinds}.',
  noPlace: 'Nem ismerünk olyan helyet, amelyik biztosan megfelel',
  clear: 'Választás törlése',
};
