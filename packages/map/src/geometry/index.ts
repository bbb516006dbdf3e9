export * from './metres.ts';
export * from './rings.ts';
export * from './segments.ts';
