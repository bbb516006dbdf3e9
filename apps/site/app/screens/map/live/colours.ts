import type { BaseMapColour } from '@liget/design-tokens';

/** The value of a colour of the base map, which depends on the time of day. */
export type ReadColour = (name: BaseMapColour) => string;

/** Reads the colours that the style sheet of design tokens sets on this element. */
export function createColourReader(element: Element): ReadColour {
  const style = getComputedStyle(element);
  return (name) => style.getPropertyValue(`--${name}`).trim();
}
