import { ZONE } from '@liget/park/time';
import { hasUnknownNeed } from '../../lib/needs.ts';

/** The query of the screen's URL. Invalid values are left out and listed. */
export interface NowQuery {
  at: Temporal.Instant;
  /** Whether another instant than now is requested. */
  isOther: boolean;
  /** Id of the map feature from which walking times are counted; `null` for the nearest station. */
  from: string | null;
  errors: ('at' | 'from' | 'need')[];
}

/** The greatest distance from now: beyond it no events are announced or stored. */
const MAX_DISTANCE = { years: 1 };
const FORM = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/;

/** Parses an ISO instant, or a local time of a date field in the park's time zone. `undefined` for an invalid or too distant one. */
function readInstant(text: string, now: Temporal.Instant): Temporal.Instant | undefined {
  // In a URL the plus of an offset is read as a space.
  const written = text.trim().replace(' ', '+');
  if (!FORM.test(written)) return undefined;
  try {
    const at = /Z$|[+-]\d{2}:\d{2}$/.test(written)
      ? Temporal.Instant.from(written)
      : Temporal.PlainDateTime.from(written).toZonedDateTime(ZONE).toInstant();
    const zoned = now.toZonedDateTimeISO(ZONE);
    const [first, last] = [zoned.subtract(MAX_DISTANCE).toInstant(), zoned.add(MAX_DISTANCE).toInstant()];
    const isWithin = Temporal.Instant.compare(first, at) <= 0 && Temporal.Instant.compare(at, last) <= 0;
    return isWithin ? at : undefined;
  } catch {
    return undefined;
  }
}

/** Parses the query; `starts`: the ids of possible starting points. */
export function readNowQuery(query: URLSearchParams, now: Temporal.Instant, starts: readonly string[]): NowQuery {
  const [at, from] = [query.get('at') ?? '', query.get('from') ?? ''];
  const instant = at === '' ? undefined : readInstant(at, now);
  const start = starts.find((id) => id === from);
  return {
    at: instant ?? now,
    isOther: instant !== undefined,
    from: start ?? null,
    errors: [
      ...(at !== '' && !instant ? (['at'] as const) : []),
      ...(from !== '' && start === undefined ? (['from'] as const) : []),
      ...(hasUnknownNeed(query) ? (['need'] as const) : []),
    ],
  };
}
