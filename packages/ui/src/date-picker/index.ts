/** Import this entry lazily: it must not be part of a first load. */
export { CalendarModal, type CalendarModalProps, type CalendarModalTexts } from '../calendar/CalendarModal.tsx';
export type { IsoRange } from '../calendar/iso-range.ts';
export { DatePicker } from './DatePicker.tsx';
export type { DatePickerProps } from './picker-props.ts';
export { parseIso } from './plain-date.ts';
export { formatIsoDate } from './text/date-format.ts';
export { DATE_LANGUAGES, type DateLanguage, ENGLISH_DATES, HUNGARIAN_DATES } from './text/date-language.ts';
export type { DateRange, TextError } from './text/date-text.ts';
export type { CalendarTexts, DateErrorTexts, DatePickerTexts, TimeTexts } from './texts.ts';
export { TimeField } from './time/TimeField.tsx';
