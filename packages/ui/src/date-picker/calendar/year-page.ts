/** The year view shows 10 years a page (specification, section 9). */
export const YEARS_PER_PAGE = 10;

export function getYearPage(year: number): number[] {
  const first = year - (year % YEARS_PER_PAGE);
  return Array.from({ length: YEARS_PER_PAGE }, (_, index) => first + index);
}
