import { changeFilters, type ProgramFilters } from './filters.ts';

/** An active filter, and the filters without it. */
export interface ActiveFilter {
  name: 'category' | 'type' | 'location' | 'accessibility' | 'dates' | 'time_of_day' | 'free' | 'series';
  value: string;
  without: ProgramFilters;
}

/** The active filters, in the order of the panel. */
export function listActiveFilters(filters: ProgramFilters): ActiveFilter[] {
  const lists = (['category', 'type', 'location', 'accessibility'] as const).flatMap((name) =>
    filters[name].map((value) => ({
      name,
      value,
      without: changeFilters(filters, { [name]: filters[name].filter((item) => item !== value) }),
    })),
  );
  const { from, to, time_of_day, free, series } = filters;
  return [
    ...(from || to
      ? [
          {
            name: 'dates' as const,
            value: `${from ?? ''}_${to ?? ''}`,
            without: changeFilters(filters, { from: undefined, to: undefined }),
          },
        ]
      : []),
    ...(time_of_day
      ? [{ name: 'time_of_day' as const, value: time_of_day, without: changeFilters(filters, { time_of_day: undefined }) }]
      : []),
    ...lists,
    ...(free ? [{ name: 'free' as const, value: '1', without: changeFilters(filters, { free: false }) }] : []),
    ...(series ? [{ name: 'series' as const, value: series, without: changeFilters(filters, { series: undefined }) }] : []),
  ];
}
