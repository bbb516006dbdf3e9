import { padTwo } from './pad-two.ts';

export interface TypedTime {
  hour: number;
  minute: number;
}

const PATTERNS = [
  // 9:00, 9.00, 09:00-kor
  /^(\d{1,2})\s*[:.]\s*(\d{2})(?:\s*(?:ora|orakor|h))?(?:-?kor)?\.?$/,
  // 9 óra 30 perckor, 9h30
  /^(\d{1,2})\s*(?:orakor|ora|o|h)\.?\s*(?:(\d{1,2})\s*(?:perckor|perc|p)?)?\.?$/,
  // 0900
  /^(\d{2})(\d{2})$/,
  // 9, 9-kor
  /^(\d{1,2})(?:-?kor)?\.?$/,
];

/** Reads a time of day as editors type it: "9:00", "9.00", "9 óra", "0900", "9". */
export function readClockTime(typed: string): TypedTime | 'unreadable' | 'noSuchTime' {
  const text = typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
  const match = PATTERNS.map((pattern) => pattern.exec(text)).find(Boolean);
  if (!match) return 'unreadable';
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  return hour < 24 && minute < 60 ? { hour, minute } : 'noSuchTime';
}

/** In stored form: '09:00'. */
export const formatClockTime = ({ hour, minute }: TypedTime): string => `${padTwo(hour)}:${padTwo(minute)}`;

/** Whether the text means that a place closes at dusk. */
export const isDusk = (text: string): boolean => /^(?:(?:sötétedés|szürkület)(?:ig|kor)?|(?:until )?dusk)$/i.test(text.trim());
