/** How times of day are shown and stepped. */
export interface TimeOptions {
  hours?: 12 | 24;
  seconds?: boolean;
  stepHour?: number;
  stepMinute?: number;
  stepSecond?: number;
}
