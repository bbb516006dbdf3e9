import { isOpenThrough, type PlaceHours } from '@liget/park';
import { formatMoment } from '../../fields/dates/date-texts.ts';
import { type Label, label } from '../../fields/labels.ts';
import type { PublishError } from './publish-check.ts';

/** A planned period; ISO instants. */
interface PlannedTimes {
  start?: string | null | undefined;
  end?: string | null | undefined;
  allDay?: boolean | null | undefined;
}

/** Number of dates that are listed by name. */
const MAX_NAMED = 3;
const DAY = { hours: 24 };

/** The starts of future periods outside the hours of their place; events of whole days or several days are ignored. */
function listOutside(planned: readonly PlannedTimes[], place: PlaceHours, now: Temporal.Instant): string[] {
  return planned.flatMap(({ start, end, allDay }) => {
    if (!start || !end || allDay) return [];
    const [from, to] = [Temporal.Instant.from(start), Temporal.Instant.from(end)];
    const isShort = Temporal.Instant.compare(from, to) < 0 && Temporal.Instant.compare(to, from.add(DAY)) < 0;
    const isToCome = Temporal.Instant.compare(to, now) > 0;
    return isShort && isToCome && isOpenThrough(place, from, to) === false ? [start] : [];
  });
}

function toPublishErrors(starts: readonly string[], format: (count: number, named: Label) => Label): PublishError[] {
  if (starts.length === 0) return [];
  const listNames = (language: keyof Label) =>
    starts
      .slice(0, MAX_NAMED)
      .map((start) => formatMoment(start, language))
      .join(', ');
  return [{ severity: 'warning', message: format(starts.length, label(listNames('hu'), listNames('en'))) }];
}

/** The dates of an event outside the hours of its place. Times are those of Budapest. */
export function findDatesOutsideHours(dates: readonly PlannedTimes[], place: PlaceHours, now: Temporal.Instant): PublishError[] {
  return toPublishErrors(listOutside(dates, place, now), (count, named) =>
    label(
      `A helyszín a nyitvatartása szerint nincs végig nyitva ${count} időpontban, például: ${named.hu}. Ha mégis ott lesz, írja be a hely kivételes napjai közé.`,
      `According to its opening hours the place is not open during the whole of ${count} of the dates, for example: ${named.en}. If it will be, add an exceptional day to the place.`,
    ),
  );
}

/** The balloon's time slots outside the hours of its place. */
export function findSlotsOutsideHours(slots: readonly PlannedTimes[], place: PlaceHours, now: Temporal.Instant): PublishError[] {
  return toPublishErrors(listOutside(slots, place, now), (count, named) =>
    label(
      `${count} időpont a ballon nyitvatartásán kívül esik, például: ${named.hu}. A látogatók így is láthatják és jöhetnek.`,
      `${count} of the time slots lie outside the balloon’s opening hours, for example: ${named.en}. Visitors still see them, and may come.`,
    ),
  );
}
