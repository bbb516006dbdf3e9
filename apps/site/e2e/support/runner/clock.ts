/** Milliseconds between the machine's clock and the one of this run (`E2E_AT`); 0 as a rule. */
export const CLOCK_SHIFT = Number(process.env['CLOCK_SHIFT'] ?? 0);

/**
 * From here on `Date` and `Temporal.Now` of this realm are ahead of the machine's clock by so many milliseconds.
 * It runs in Node and, sent there as text, in the browser: it uses nothing from outside itself.
 */
export function shiftClock(by: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + by;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  Object.defineProperty(RealDate.prototype, 'constructor', { value: globalThis.Date, configurable: true, writable: true });
  // Not every browser has it.
  if (!('Temporal' in globalThis)) return;
  const { Now } = Temporal;
  const zoned = (zone: Temporal.TimeZoneLike = Now.timeZoneId()) => Temporal.Instant.fromEpochMilliseconds(now()).toZonedDateTimeISO(zone);
  Object.assign(Now, {
    instant: () => zoned('UTC').toInstant(),
    zonedDateTimeISO: zoned,
    plainDateTimeISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainDateTime(),
    plainDateISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainDate(),
    plainTimeISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainTime(),
  });
}

/** The browser counts the days of a cookie by the machine's own clock. Milliseconds. */
export const realNow = (): number => Date.now() - CLOCK_SHIFT;
