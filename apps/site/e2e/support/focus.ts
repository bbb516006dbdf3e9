/** Focuses each element within the page; returns the texts of those that something else covers. */
export function namesOfCovered(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    if (!(element instanceof HTMLElement) || !element.checkVisibility()) return [];
    element.focus();
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there && (element.contains(there) || there.contains(element)) ? [] : [element.innerText || (element.ariaLabel ?? '')];
  });
}
