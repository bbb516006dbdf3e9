/** Breakpoints in CSS pixels (specification, sections 5 and 9); tokens.css lists them too, for style sheets. */
export const BREAKPOINTS = { phoneWide: 640, tablet: 768, picture: 992, desktop: 1024, wide: 1440 } as const;
