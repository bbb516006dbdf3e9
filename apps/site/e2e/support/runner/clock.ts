/** Milliseconds between the machine's clock and that of this run (`E2E_AT`); usually 0. */
export const CLOCK_SHIFT = Number(process.env['CLOCK_SHIFT'] ?? 0);

/**
 * Shifts `Date` and `Temporal.Now` of this realm by this many milliseconds. It runs in Node and, sent as text, in the browser: it must not
 * use anything from outside.
 */
export function shiftClock(by: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + by;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  Object.defineProperty(RealDate.prototype, 'constructor', { value: globalThis.Date, configurable: true, writable: true });
  // Not every browser has Temporal.
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

/** The browser's own clock, which it uses for cookies. Milliseconds. */
export const realNow = (): number => Date.now() - CLOCK_SHIFT;
