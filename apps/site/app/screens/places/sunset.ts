/** Degrees, WGS 84. */
export interface Spot {
  latitude: number;
  longitude: number;
}

/** The middle of the park. */
export const PARK: Spot = { latitude: 47.5147, longitude: 19.0839 };

/** The sun's centre stands this far from the zenith when its upper edge sets: refraction and its own radius included, degrees. */
const ZENITH = 90.833;
const MINUTES_PER_DEGREE = 4;
const DAY = 86_400_000;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The sun's declination in radians and the equation of time in minutes, `centuries` after the year 2000. */
function sunAt(centuries: number): { declination: number; equation: number } {
  const longitude = radians((280.46646 + centuries * (36000.76983 + centuries * 0.0003032)) % 360);
  const anomaly = radians(357.52911 + centuries * (35999.05029 - 0.0001537 * centuries));
  const eccentricity = 0.016708634 - centuries * (0.000042037 + 0.0000001267 * centuries);
  const centre =
    Math.sin(anomaly) * (1.914602 - centuries * (0.004817 + 0.000014 * centuries)) +
    Math.sin(2 * anomaly) * (0.019993 - 0.000101 * centuries) +
    Math.sin(3 * anomaly) * 0.000289;
  const node = radians(125.04 - 1934.136 * centuries);
  const apparent = longitude + radians(centre - 0.00569 - 0.00478 * Math.sin(node));
  const tilt = radians(23.439291 - 0.0130042 * centuries + 0.00256 * Math.cos(node));
  const y = Math.tan(tilt / 2) ** 2;
  const equation =
    y * Math.sin(2 * longitude) -
    2 * eccentricity * Math.sin(anomaly) +
    4 * eccentricity * y * Math.sin(anomaly) * Math.cos(2 * longitude) -
    0.5 * y * y * Math.sin(4 * longitude) -
    1.25 * eccentricity * eccentricity * Math.sin(2 * anomaly);
  return { declination: Math.asin(Math.sin(tilt) * Math.sin(apparent)), equation: MINUTES_PER_DEGREE * degrees(equation) };
}

/** When the sun's upper edge is on the horizon; `side` is −1 for the morning and 1 for the evening. */
function horizonOn(day: Temporal.PlainDate, side: -1 | 1, { latitude, longitude }: Spot): Temporal.Instant {
  const midnight = Date.UTC(day.year, day.month - 1, day.day);
  let minutes = (12 + side * 6) * 60;
  // The sun moves on during the day: the first guess gives the moment for which the second is computed.
  for (let round = 0; round < 2; round += 1) {
    const julianDay = (midnight + minutes * 60_000) / DAY + 2_440_587.5;
    const { declination, equation } = sunAt((julianDay - 2_451_545) / 36_525);
    const cosine =
      Math.cos(radians(ZENITH)) / (Math.cos(radians(latitude)) * Math.cos(declination)) -
      Math.tan(radians(latitude)) * Math.tan(declination);
    if (Math.abs(cosine) > 1) throw new RangeError(`The sun does not set on ${day.toString()} at ${latitude}°`);
    minutes = 720 - MINUTES_PER_DEGREE * longitude - equation + side * MINUTES_PER_DEGREE * degrees(Math.acos(cosine));
  }
  return Temporal.Instant.fromEpochMilliseconds(Math.round(midnight + minutes * 60_000));
}

/**
 * When the sun sets on a calendar day, to about a minute, by the equations of NOAA's solar calculator (after Meeus, "Astronomical Algorithms").
 * For places between the polar circles: beyond them the sun may not set, and this throws.
 */
export function sunsetOn(day: Temporal.PlainDate, spot: Spot = PARK): Temporal.Instant {
  return horizonOn(day, 1, spot);
}

/** When it rises, in the same way. */
export function sunriseOn(day: Temporal.PlainDate, spot: Spot = PARK): Temporal.Instant {
  return horizonOn(day, -1, spot);
}
