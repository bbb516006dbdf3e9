/** Widths in CSS pixels at which something changes (specification, sections 5 and 9); tokens.css repeats them in words. */
export const BREAKPOINTS = { phoneWide: 640, tablet: 768, picture: 992, desktop: 1024, wide: 1440 } as const;
