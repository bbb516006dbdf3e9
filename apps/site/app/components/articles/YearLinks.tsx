import { ChipLink, ChipRow } from '@liget/ui';

interface YearLinksProps {
  years: number[];
  current: number | undefined;
  getHref: (year?: number) => string;
  labels: { navigation: string; all: string };
}

/** Links to each year and to all years; renders nothing for fewer than two years. */
export function YearLinks({ years, current, getHref, labels }: YearLinksProps) {
  if (years.length < 2) return null;
  return (
    <nav aria-label={labels.navigation}>
      <ChipRow scroll>
        {[undefined, ...years].map((year) => (
          <ChipLink key={year ?? 'all'} href={getHref(year)} current={year === current}>
            {year ?? labels.all}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
}
