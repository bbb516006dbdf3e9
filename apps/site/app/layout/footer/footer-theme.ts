/** Specification, section 5. Throws on a theme other than light and dark. */
export function parseFooterTheme(theme: string): 'light' | 'dark' {
  if (theme !== 'light' && theme !== 'dark') throw new Error("Invalid footer theme type. Valid values are 'light', 'dark'");
  return theme;
}
