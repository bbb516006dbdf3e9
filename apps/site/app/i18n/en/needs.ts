import type { needs as hungarian } from '../hu/needs.ts';

export const needs: typeof hungarian = {
  label: 'Who is coming, and when?',
  child: 'With a child',
  pushchair: 'With a pushchair',
  wheelchair: 'With a wheelchair',
  dog: 'With a dog',
  rain: 'In the rain',
  free: 'Free',
  onlyKnown: 'We show only what we know to be suitable. Your choice is remembered on this device.',
  none: 'Among these we know of none that is sure to be suitable: {kinds}.',
  noPlace: 'We know of no place that is sure to be suitable',
  clear: 'Clear the choice',
};
