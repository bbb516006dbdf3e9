/**
 * The theme of a page of visitor information: blue unless the content says another. Any other value than blue and yellow is warned of
 * and set all the same (specification, section 5, "Layout theme"); the stylesheet then shows blue.
 */
export function parseVisitorTheme(value: string | null | undefined, warn: (message: string) => void = console.warn): string {
  const theme = value ?? 'blue';
  if (theme !== 'blue' && theme !== 'yellow') warn('Invalid visitor information layout theme set. Setting theme to blue');
  return theme;
}
