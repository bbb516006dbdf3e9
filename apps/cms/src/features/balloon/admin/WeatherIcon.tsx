import type { WeatherState } from '@liget/content-api';

/** Strokes on 24 × 24: a sun, a sun behind a cloud, a barred circle, a closed lock. */
const DRAWINGS: Record<WeatherState, string> = {
  ideal_weather: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  uncertain_weather: 'M8 4v2M3 9h2M4.5 5.5l1.4 1.4M12.5 6.5A4 4 0 0 0 6 11M8 20h9a4 4 0 0 0 .5-8A6 6 0 0 0 6 14a3 3 0 0 0 2 6Z',
  downtime: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM6 18L18 6',
  private_flight: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
};

/** Decorative: the text beside it has the same meaning. */
export function WeatherIcon({ weather }: { weather: WeatherState }) {
  return (
    <svg className="liget-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={DRAWINGS[weather]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
