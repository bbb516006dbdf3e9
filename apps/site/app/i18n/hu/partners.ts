export const partners = {
  title: 'Üzleti partnereinknek',
  none: 'Jelenleg nincs információ üzleti partnereink számára',
  noneHint: 'Keresse a honlapon, vagy írjon nekünk a lap alján lévő e-\u2060mail-címre.',
  toSearch: 'Keresés a honlapon',
};
