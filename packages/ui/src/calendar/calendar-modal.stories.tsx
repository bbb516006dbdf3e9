import { useState } from 'react';
import { SAMPLES } from '../../gallery/sample-date-texts.ts';
import { Button } from '../actions/Button.tsx';
import { DATE_LANGUAGES } from '../date-picker/text/date-language.ts';
import { openModal } from '../dialogs/modal-store.ts';
import { CalendarModal } from './CalendarModal.tsx';
import type { IsoRange } from './iso-range.ts';

export const title = 'Naptár · Calendar modal';

interface StoryProps {
  id: string;
  locale: 'hu' | 'en';
  button: string;
  initial?: IsoRange;
  allowSingleDay?: boolean;
}

function Story({ id, locale, button, initial, allowSingleDay = false }: StoryProps) {
  const [range, setRange] = useState(initial);
  return (
    <div className="actions">
      <Button aria-haspopup="dialog" onClick={() => openModal(id)}>
        {button}
      </Button>
      <output>{range ? `${range.from} … ${range.to}` : '–'}</output>
      <CalendarModal
        {...{ id, range, allowSingleDay }}
        language={DATE_LANGUAGES[locale]}
        texts={SAMPLES[locale]}
        today="2026-11-21"
        path="/varosligeti-programok"
        onSelect={setRange}
      />
    </div>
  );
}

export const stories = {
  'Üres naptár': () => <Story id="story-calendar-hu" locale="hu" button="Naptárból választok" />,
  'With a range in force': () => (
    <Story id="story-calendar-en" locale="en" button="Pick from the calendar" initial={{ from: '2026-11-27', to: '2026-12-05' }} />
  ),
  'One day may do': () => <Story id="story-calendar-one" locale="en" button="Pick one day or more" allowSingleDay />,
};
