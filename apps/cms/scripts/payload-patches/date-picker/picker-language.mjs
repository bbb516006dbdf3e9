// A loader of Turbopack (next.config.mjs): the date picker has the language of the admin from its first drawing, also in its names and headings.
// Payload sets its language in an effect, after it was drawn in American English, and loads the language after the page. See src/admin/payload-patches/README.md.
import { changeBundle, NAME } from '../change-bundle.mjs';

const LANGUAGE_EFFECT = `${NAME}\\.useEffect\\((${NAME}),${NAME}\\),(?=${NAME}\\("div",\\{className:${NAME},id:)`;
const PROPERTIES = `(\\{i18n:(${NAME})\\}=${NAME}\\(\\),(${NAME})=${NAME};[^]{1,1200}?dateFormat:)\\3(,[^]{1,600}?timeIntervals:${NAME},)(?=\\.\\.\\.${NAME}\\})`;

/** The texts of the picker that its date library has in English only, and Monday as the first day of the week, as on the site. */
export function getPickerTexts(translate) {
  return {
    calendarStartDay: 1,
    timeCaption: translate('liget:pickerTime'),
    previousMonthButtonLabel: translate('liget:previousMonth'),
    nextMonthButtonLabel: translate('liget:nextMonth'),
    previousMonthAriaLabel: translate('liget:previousMonth'),
    nextMonthAriaLabel: translate('liget:nextMonth'),
    monthAriaLabelPrefix: translate('liget:month'),
    chooseDayAriaLabelPrefix: translate('liget:chooseDay'),
    disabledDayAriaLabelPrefix: translate('liget:noChoiceDay'),
  };
}

/** The format of a date. Before the texts of the language are loaded, its short date `P` would be the American one. */
export function getDateFormat(format, { dateFNS, language }) {
  return dateFNS ? format : format.replace(/^P\b/, language === 'hu' ? 'yyyy. MM. dd.' : 'd MMM yyyy');
}

export default function pickerLanguage(source) {
  return changeBundle(
    source,
    'date-picker/picker-language.mjs',
    [
      [LANGUAGE_EFFECT, '$1(),'],
      [PROPERTIES, '$1getDateFormat($3,$2)$4...getPickerTexts($2.t),'],
    ],
    [getPickerTexts, getDateFormat],
  );
}
