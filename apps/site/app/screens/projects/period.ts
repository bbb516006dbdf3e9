/** Years of construction; `to` is `null` while the work goes on. */
export interface Period {
  from: number;
  to: number | null;
}

const YEAR = /\b(?:19|20)\d{2}/g;

/** The years in an editor's text, for example '2018–2022', '2023-tól, folyamatban'; `null` without any. */
export function parsePeriod(text: string, isCompleted: boolean): Period | null {
  const years = [...text.matchAll(YEAR)].map(([year]) => Number(year));
  const [from, to] = [Math.min(...years), Math.max(...years)];
  if (years.length === 0) return null;
  return { from, to: years.length > 1 || isCompleted ? to : null };
}

export interface TimelineYear {
  year: number;
  isBuilding: boolean;
}

/** The years of the programme, with those of one project marked. The range grows when a project lies outside it. */
export function buildTimeline({ from, to }: Period, thisYear: number, firstYear: number): TimelineYear[] {
  const first = Math.min(firstYear, from);
  const last = Math.max(thisYear, to ?? thisYear);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index;
    return { year, isBuilding: year >= from && year <= (to ?? thisYear) };
  });
}
