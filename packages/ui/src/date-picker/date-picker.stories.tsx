import { CalendarDate, CalendarDateTime } from '@internationalized/date';
import { useState } from 'react';
import { SAMPLES } from '../../gallery/sample-date-texts.ts';
import { Button } from '../actions/Button.tsx';
import { Modal } from '../dialogs/Modal.tsx';
import { openModal } from '../dialogs/modal-store.ts';
import { DatePicker } from './DatePicker.tsx';
import type { PickedDate } from './limits.ts';
import type { DatePickerProps } from './picker-props.ts';
import { DATE_LANGUAGES } from './text/date-language.ts';
import type { DateRange } from './text/date-text.ts';

export const title = 'Dátumválasztó · Date picker';

const TODAY = new CalendarDate(2026, 11, 21);

type Settings = Partial<Omit<DatePickerProps, 'value' | 'onChange' | 'mode'>> & { locale?: 'hu' | 'en'; name: string; label: string };

function getSettings({ locale = 'hu', ...settings }: Settings) {
  return { language: DATE_LANGUAGES[locale], texts: SAMPLES[locale], today: TODAY, ...settings };
}

function Single({ initial = null, ...settings }: Settings & { initial?: PickedDate | null }) {
  const [value, setValue] = useState<PickedDate | null>(initial);
  return <DatePicker {...getSettings(settings)} value={value} onChange={setValue} />;
}

const NO_DAYS: readonly CalendarDate[] = [];

function Multiple({ initial = NO_DAYS, ...settings }: Settings & { initial?: readonly CalendarDate[]; maxDateCount?: number }) {
  const [value, setValue] = useState(initial);
  return <DatePicker {...getSettings(settings)} mode="multiple" value={value} onChange={setValue} />;
}

function Range({ initial = null, ...settings }: Settings & { initial?: DateRange | null; allowSingleDay?: boolean }) {
  const [value, setValue] = useState(initial);
  return <DatePicker {...getSettings(settings)} mode="range" value={value} onChange={setValue} />;
}

const day = (number: number, month = 11) => new CalendarDate(2026, month, number);

export const stories = {
  'Egy nap': () => <Single name="story-day-hu" label="Látogatás napja" hint="nn/hh/éééé, például 21/11/2026" />,
  'One day': () => (
    <Single locale="en" name="story-day-en" label="Day of your visit" hint="mm/dd/yyyy, for example 11/21/2026" initial={day(24)} />
  ),
  'Hibás · Wrong, disabled': () => (
    <>
      <Single name="story-wrong" label="Látogatás napja" error="Ilyen nap nincs a naptárban." />
      <Single locale="en" name="story-disabled" label="Day of your visit" initial={day(24)} disabled />
    </>
  ),
  'Korlátok · Limits: 21 Nov to 10 Dec, no Mondays, no 6 December': () => (
    <Single
      name="story-limits"
      label="Vezetés napja"
      minDate={TODAY}
      maxDate={day(10, 12)}
      disabledWeekdays={[1]}
      disabledDates={[day(6, 12)]}
      inline
    />
  ),
  'Több nap · Several days, up to 3': () => (
    <Multiple
      name="story-several"
      label="Önkéntes napok"
      hint="Legfeljebb három nap választható."
      maxDateCount={3}
      initial={[day(24), day(26)]}
      inline
    />
  ),
  'Several days in a field': () => (
    <Multiple locale="en" name="story-several-field" label="Volunteering days" maxDateCount={3} initial={[day(24), day(26)]} />
  ),
  Időszak: () => <Range name="story-range-hu" label="Időszak" initial={{ start: day(24), end: day(29) }} />,
  'Range of days, two months': () => (
    <Range locale="en" name="story-range-en" label="Dates of your stay" initial={{ start: day(27), end: day(5, 12) }} months={2} inline />
  ),
  'Időponttal · With a time': () => (
    <>
      <Single name="story-time" label="Érkezés" initial={new CalendarDateTime(2026, 11, 24, 9, 30)} time={{ stepMinute: 5 }} inline />
      <Single
        locale="en"
        name="story-time-12"
        label="Arrival"
        hint="Between 9.30 today and 5 in the afternoon of 24 November"
        time={{ hours: 12, seconds: true }}
        minDate={new CalendarDateTime(2026, 11, 21, 9, 30)}
        maxDate={new CalendarDateTime(2026, 11, 24, 17)}
      />
    </>
  ),
  'Ablakban · In a dialog': () => (
    <>
      <Button aria-haspopup="dialog" onClick={() => openModal('story-dialog')}>
        Időpontfoglalás
      </Button>
      <Modal id="story-dialog" title="Időpontfoglalás" closeLabel="Bezárás">
        <Single name="story-in-dialog" label="Látogatás napja" />
      </Modal>
    </>
  ),
  'Hónap és év · Month and year': () => (
    <>
      <Single name="story-month" label="Hónap" view="month" initial={day(1)} inline />
      <Single locale="en" name="story-year" label="Year" view="year" initial={day(1)} />
    </>
  ),
};
