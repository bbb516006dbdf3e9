import { label } from '../fields/labels.ts';

/** Texts of the admin’s own date fields and dialogs. */
export const ADMIN_TEXTS = {
  dayPattern: label('éééé. hh. nn.', '5 Dec 2026'),
  momentPattern: label('éééé. hh. nn. óó:pp', '5 Dec 2026 10:00'),
  closeOverEntered: label('Amit beírt, nincs elmentve. Bezárja az ablakot?', 'What you have entered is not saved. Close the window?'),
  noDate: label('nincs megadva', 'not set'),
  pickerTime: label('Időpont', 'Time'),
  previousMonth: label('Előző hónap', 'Previous month'),
  nextMonth: label('Következő hónap', 'Next month'),
  month: label('Hónap:', 'Month'),
  chooseDay: label('Választható:', 'Choose'),
  noChoiceDay: label('Nem választható:', 'Not available:'),
  budapestTime: label('Budapesti idő szerint.', 'Budapest time.'),
  noDateYet: label('Még nincs időpontja', 'No date yet'),
} as const;
