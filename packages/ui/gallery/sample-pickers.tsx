import { CalendarDate } from '@internationalized/date';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { DatePicker } from '../src/date-picker/DatePicker.tsx';
import type { PickedDate } from '../src/date-picker/limits.ts';
import type { DatePickerProps } from '../src/date-picker/picker-props.ts';
import { DATE_LANGUAGES } from '../src/date-picker/text/date-language.ts';
import type { DateRange } from '../src/date-picker/text/date-text.ts';
import { SAMPLES } from './sample-date-texts.ts';

export const TODAY = new CalendarDate(2026, 11, 21);
export const createDay = (number: number, month = 11) => new CalendarDate(2026, month, number);

type Settings = Partial<Omit<DatePickerProps, 'mode' | 'value' | 'onChange'>> & { locale?: 'hu' | 'en' };

function getSettings({ locale = 'en', ...rest }: Settings) {
  return { name: 'day', label: 'Day', language: DATE_LANGUAGES[locale], texts: SAMPLES[locale], today: TODAY, ...rest };
}

export function Single({
  initial = null,
  spy,
  ...rest
}: Settings & { initial?: PickedDate | null; spy?: (value: PickedDate | null) => void }) {
  const [value, setValue] = useState(initial);
  function onChange(next: PickedDate | null) {
    spy?.(next);
    setValue(next);
  }
  return (
    <>
      <DatePicker {...getSettings(rest)} {...{ value, onChange }} />
      <button type="button" onClick={() => setValue(createDay(30))}>
        From elsewhere
      </button>
    </>
  );
}

const NO_DAYS: readonly CalendarDate[] = [];

export function Multiple({
  initial = NO_DAYS,
  maxDateCount,
  ...rest
}: Settings & { initial?: readonly CalendarDate[]; maxDateCount: number }) {
  const [value, setValue] = useState(initial);
  return <DatePicker {...getSettings(rest)} mode="multiple" {...{ value, maxDateCount }} onChange={setValue} />;
}

export function Range({ initial = null, ...rest }: Settings & { initial?: DateRange | null }) {
  const [value, setValue] = useState(initial);
  return <DatePicker {...getSettings(rest)} mode="range" value={value} onChange={setValue} />;
}

export const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
export const getButton = (name: string | RegExp) => screen.getByRole('button', { name });
export const getChosenCells = () => screen.queryAllByRole('cell').filter((cell) => cell.getAttribute('aria-selected') === 'true');
export const getField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' });
export const getSentValue = () => document.querySelector<HTMLInputElement>('input[type="hidden"]')?.value;
export const getOverlay = () => screen.queryByRole('dialog', { name: 'Calendar' });
export const open = () => fireEvent.click(getButton(/^Open the calendar/));
export function typeText(text: string) {
  fireEvent.change(getField(), { target: { value: text } });
  fireEvent.blur(getField());
}
