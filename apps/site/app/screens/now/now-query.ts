import { ZONE } from '@liget/park/time';
import { hasUnknownNeed } from '../../lib/needs.ts';

/** What an address asks of the screen. What cannot be is left out and named. */
export interface NowQuery {
  at: Temporal.Instant;
  /** Another instant than now was asked for. */
  isOther: boolean;
  /** Id of the map's feature from which minutes on foot are counted; `null` for the nearest station. */
  from: string | null;
  errors: ('at' | 'from' | 'need')[];
}

/** So far from now anybody may ask: beyond it nothing is announced or remembered. */
const FARTHEST = { years: 1 };
const FORM = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/;

/** An ISO instant; without an offset, as date fields send it, the park's own time. `undefined` when there is no such time, or it is too far away. */
function readInstant(text: string, now: Temporal.Instant): Temporal.Instant | undefined {
  // An address turns the plus of an offset into a space.
  const written = text.trim().replace(' ', '+');
  if (!FORM.test(written)) return undefined;
  try {
    const at = /Z$|[+-]\d{2}:\d{2}$/.test(written)
      ? Temporal.Instant.from(written)
      : Temporal.PlainDateTime.from(written).toZonedDateTime(ZONE).toInstant();
    const zoned = now.toZonedDateTimeISO(ZONE);
    const [first, last] = [zoned.subtract(FARTHEST).toInstant(), zoned.add(FARTHEST).toInstant()];
    const isWithin = Temporal.Instant.compare(first, at) <= 0 && Temporal.Instant.compare(at, last) <= 0;
    return isWithin ? at : undefined;
  } catch {
    return undefined;
  }
}

/** `starts`: the ids of what the minutes may be counted from. */
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
