import { WeatherState } from '@liget/content-api';
import * as z from 'zod';
import { Label } from '../../platform/fields/labels.ts';

const Flight = z.object({ isUp: z.boolean(), note: Label });
const Weather = WeatherState.nullable();

const DeskSlot = z.object({
  /** ISO instants in UTC. */
  start: z.string(),
  end: z.string(),
  weather: WeatherState,
  /** '10:00' in Budapest. */
  time: z.string(),
  isOver: z.boolean(),
});
export type DeskSlot = z.infer<typeof DeskSlot>;

const DeskDay = z.object({
  /** 'YYYY-MM-DD' in Budapest. */
  day: z.string(),
  title: Label,
  slots: z.array(DeskSlot),
  /** By the opening hours; `null` when they are unknown. */
  isClosed: z.boolean().nullable(),
  /** The number of slots that the opening hours would add, with the first and the last time ('10:00'); `null` for none. */
  proposal: z.object({ count: z.number(), from: z.string(), to: z.string() }).nullable(),
});
export type DeskDay = z.infer<typeof DeskDay>;

const HistoryEntry = z.object({
  id: z.string(),
  /** ISO instant. */
  at: z.string(),
  /** `null` for the service itself, or from before names were stored. */
  by: z.string().nullable(),
  words: z.array(Label),
  /** As stored, without the limits of a new change (`state.ts`). */
  change: z.object({
    flight: z.object({ was: Flight, now: Flight }).nullable(),
    slots: z.array(z.object({ start: z.string(), end: z.string(), was: Weather, now: Weather })),
  }),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** The data of the operator's screen. */
export const BalloonOverview = z.object({
  flight: Flight,
  /** The instant of the last save, ISO 8601; `null` before the first. */
  updatedAt: z.string().nullable(),
  isOld: z.boolean(),
  /** Today and tomorrow. */
  days: z.array(DeskDay),
  noteWhenFlying: Label,
  history: z.array(HistoryEntry),
});
export type BalloonOverview = z.infer<typeof BalloonOverview>;

/** The part that every answer to the operator's screen has. */
export const DeskAnswer = z.object({ desk: BalloonOverview });
