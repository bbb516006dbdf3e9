interface YearLinksProps {
  years: number[];
  current: number | undefined;
  hrefOf: (year?: number) => string;
  labels: { navigation: string; all: string };
}

/** One link a year, and one to all of them; nothing when there is only one year. */
export function YearLinks({ years, current, hrefOf, labels }: YearLinksProps) {
  if (years.length < 2) return null;
  const link = (text: string, year?: number) => (
    <li key={text}>
      <a className="chip" href={hrefOf(year)} {...(year === current ? { 'aria-current': 'true' as const } : {})}>
        {text}
      </a>
    </li>
  );
  return (
    <nav aria-label={labels.navigation}>
      <ul className="chip-row">
        {link(labels.all)}
        {years.map((year) => link(String(year), year))}
      </ul>
    </nav>
  );
}
