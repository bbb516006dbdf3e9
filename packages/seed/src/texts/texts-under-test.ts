import { readSeedContent } from '../seed-content.ts';

export const content = readSeedContent();
const { topLocations, visitorInformation } = content;

/** All texts below a value, one per line. */
export function collectText(value: unknown, language: 'hu' | 'en'): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  if ('hu' in value && 'en' in value) return collectText(value[language], language);
  return Object.values(value)
    .map((part) => collectText(part, language))
    .join('\n');
}

export const information = (key: string) => {
  const found = visitorInformation.find((item) => item.key === key);
  if (!found) throw new Error(`No visitor information ${key}`);
  return found;
};
export const getPlace = (key: string) => {
  const found = topLocations.find((item) => item.key === key);
  if (!found) throw new Error(`No place ${key}`);
  return found;
};
