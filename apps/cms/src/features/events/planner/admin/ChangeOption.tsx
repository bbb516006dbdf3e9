'use client';

import { ParkDatePicker } from '../../../../platform/admin-ui/dates/ParkDatePicker.tsx';
import { useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import type { DateDetails } from '../planned-date.ts';
import { type ChangeStatus, type MissingField, previewLanguages, type SeenDate } from './date-outcomes.ts';
import { CHANGE_TEXTS, LACKING_TEXTS, PLANNER_TEXTS } from './planner-texts.ts';
import type { DateChangeForm } from './use-date-change.ts';

/** The properties of a field that a change may require: its id, and its error while it is missing. */
export const getRequiredProps = (field: MissingField, { id, missing }: Pick<DateChangeForm, 'id' | 'missing'>) => ({
  id: `${id}-${field}`,
  'aria-invalid': missing === field,
  'aria-describedby': missing === field ? `${id}-lacking` : undefined,
});

/** The error below a required field that is missing. */
export function MissingNotice({ field, form: { id, missing } }: { field: MissingField; form: DateChangeForm }) {
  const translate = useTranslate();
  if (missing !== field) return null;
  return (
    <p id={`${id}-lacking`} role="alert" className="liget-date__error">
      {translate(LACKING_TEXTS[field])}
    </p>
  );
}

function NewPlace({ form, places }: { form: DateChangeForm; places: DateDetails['places'] }) {
  const translate = useTranslate();
  return (
    <div>
      <label htmlFor={`${form.id}-location`}>{translate(PLANNER_TEXTS.newPlace)}</label>
      <select
        {...getRequiredProps('location', form)}
        className="liget-text"
        value={form.entered.location ?? ''}
        onChange={({ target }) => form.enter({ location: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{translate(PLANNER_TEXTS.choosePlace)}</option>
        {places.map((place) => (
          <option key={place.id} value={place.id}>
            {place.title}
          </option>
        ))}
      </select>
      <MissingNotice field="location" form={form} />
    </div>
  );
}

function NewStart({ form, dayOnly }: { form: DateChangeForm; dayOnly: boolean }) {
  const translate = useTranslate();
  return (
    <div>
      <label htmlFor={`${form.id}-newStart`}>{translate(PLANNER_TEXTS.newStart)}</label>
      <ParkDatePicker
        id={`${form.id}-newStart`}
        dayOnly={dayOnly}
        value={form.entered.newStart}
        onChange={(newStart) => form.enter({ newStart })}
        {...(form.missing === 'newStart' ? { describedBy: `${form.id}-lacking` } : {})}
      />
      <MissingNotice field="newStart" form={form} />
    </div>
  );
}

function Seen({ language, state, when, struck, where, reason }: SeenDate) {
  return (
    <p className="liget-seen" lang={language}>
      <strong>{state}:</strong> {when ?? (struck ? null : '…')}
      {when && struck ? ', ' : ''}
      {struck ? <s>{struck}</s> : null}
      {where ? ` · ${where}` : ''}
      {reason ? <span> {reason}</span> : null}
    </p>
  );
}

/** One of the possible changes of a date: its fields, a preview of what visitors will see, and the button that saves it. */
export function ChangeOption({ status, details, form }: { status: ChangeStatus; details: DateDetails; form: DateChangeForm }) {
  const translate = useTranslate();
  const { date, places } = details;
  return (
    <li data-current={date.own === status}>
      {status === 'relocated' ? <NewPlace form={form} places={places} /> : null}
      {status === 'rescheduled' ? <NewStart form={form} dayOnly={date.allDay} /> : null}
      <div className="liget-outcomes__seen">
        {previewLanguages(status, details, form.entered).map((seen) => (
          <Seen key={seen.language} {...seen} />
        ))}
      </div>
      <button type="button" className="liget-button liget-button--main" disabled={form.isSaving} onClick={() => form.choose(status)}>
        {translate(form.isSaving ? PLANNER_TEXTS.moving : CHANGE_TEXTS[status])}
      </button>
    </li>
  );
}
