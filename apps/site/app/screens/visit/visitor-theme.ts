/**
 * The theme of a page of visitor information: blue unless the content has another. A value other than blue and yellow causes a warning and
 * is used nevertheless (specification, section 5, "Layout theme"); the style sheet then shows blue.
 */
export function parseVisitorTheme(value: string | null | undefined, warn: (message: string) => void = console.warn): string {
  const theme = value ?? 'blue';
  if (theme !== 'blue' && theme !== 'yellow') warn('Invalid visitor information layout theme set. Setting theme to blue');
  return theme;
}
