export const partners = { title: 'Üzleti partnereinknek', none: 'Jelenleg nincs információ üzleti partnereink számára' };
