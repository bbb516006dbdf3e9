import type { ProgramPage } from '../program-page.ts';

type Facts = Pick<
  ProgramPage,
  | 'when'
  | 'change'
  | 'otherOccasions'
  | 'rainDate'
  | 'location'
  | 'free'
  | 'price'
  | 'organizer'
  | 'accessibility'
  | 'series'
  | 'ticketUrl'
  | 'registerUrl'
  | 'calendar'
>;

/** Heights that the style sheet knows, in rem. */
const STEPS = [25, 30, 35, 40, 45, 50, 55] as const;
const MAX_HEIGHT = 60;

/** Heights in rem, as measured, with the space below. */
const FACT = 4.65;
const PLACE = 7.4;
const SERIES = 5.65;
const FEATURE = 1.8;
const OTHER_DATES = 2.4;
const DATE = 2.1;
const DATE_NOTE = 1.6;
const MORE_DATES = 2.75;
const BUTTON = 3;
/** The card's padding, and the buttons that every event has. */
const FRAME = 7.5;
const SHOWN_DATES = 4;

const count = (...facts: unknown[]): number => facts.filter(Boolean).length;

function estimateDates({ otherOccasions }: Facts): number {
  const shown = otherOccasions.slice(0, SHOWN_DATES);
  if (shown.length === 0) return 0;
  const notes = shown.flatMap(({ place, note, ticketUrl }) => [place ?? note, ticketUrl]);
  return OTHER_DATES + DATE * shown.length + DATE_NOTE * count(...notes) + (otherOccasions.length > SHOWN_DATES ? MORE_DATES : 0);
}

/**
 * About how high the card of the facts is, in rem and rounded up: CSS cannot measure it, and a card that is higher than the window must stop where
 * its end is visible.
 */
export function estimateFactsHeight(program: Facts): number {
  const { when, change, rainDate, location, free, price, organizer, accessibility, series, ticketUrl, registerUrl, calendar } = program;
  const height =
    FRAME +
    FACT * count(when, change, rainDate, free || price, organizer, accessibility.length > 0) +
    estimateDates(program) +
    PLACE * count(location) +
    SERIES * count(series) +
    FEATURE * Math.max(0, accessibility.length - 1) +
    BUTTON * count(ticketUrl, registerUrl, calendar);
  return STEPS.find((step) => height <= step) ?? MAX_HEIGHT;
}
