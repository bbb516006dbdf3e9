interface Day {
  day: string;
  count: number;
}

interface Answer {
  address: string;
  week: number;
  month: number;
  all: number;
  days: Day[];
}

const isDay = (value: unknown): value is Day =>
  typeof value === 'object' &&
  value !== null &&
  'day' in value &&
  'count' in value &&
  typeof value.day === 'string' &&
  typeof value.count === 'number';

/** Parses the service's answer about a printed code. Throws for an invalid body. */
export function readUses(body: unknown): Answer {
  if (typeof body !== 'object' || body === null) throw new Error('No uses');
  const { address, week, month, all, days }: Record<string, unknown> = { ...body };
  if (
    typeof address !== 'string' ||
    typeof week !== 'number' ||
    typeof month !== 'number' ||
    typeof all !== 'number' ||
    !Array.isArray(days)
  )
    throw new Error('No uses');
  return { address, week, month, all, days: days.filter(isDay) };
}
