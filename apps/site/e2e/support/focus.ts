/** Focuses each element within the page; returns the texts of those that something else covers. */
export function listCoveredNames(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    if (!(element instanceof HTMLElement) || !element.checkVisibility()) return [];
    element.focus();
    const { left, top, width, height } = element.getBoundingClientRect();
    const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
    return topElement && (element.contains(topElement) || topElement.contains(element))
      ? []
      : [element.innerText || (element.ariaLabel ?? '')];
  });
}
