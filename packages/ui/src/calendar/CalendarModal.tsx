import { useEffect, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { CalendarPanel } from '../date-picker/calendar/CalendarPanel.tsx';
import { parseIso } from '../date-picker/plain-date.ts';
import { isEmpty } from '../date-picker/selection.ts';
import type { DateLanguage } from '../date-picker/text/date-language.ts';
import type { CalendarTexts } from '../date-picker/texts.ts';
import { Modal } from '../dialogs/Modal.tsx';
import { closeModal, useModalOpen } from '../dialogs/modal-store.ts';
import './calendar-modal.css';
import { type IsoRange, parseIsoRange, toIsoRange } from './iso-range.ts';
import { useWideWindow } from './use-wide-window.ts';

export interface CalendarModalTexts extends CalendarTexts {
  title: string;
  close: string;
  clear: string;
  select: string;
}

export interface CalendarModalProps {
  /** `openModal(id)` opens it. */
  id: string;
  language: DateLanguage;
  texts: CalendarModalTexts;
  /** yy-mm-dd; the earliest day that can be chosen. */
  today: string;
  /** The route's path: when it changes, the range is cleared. */
  path: string;
  /** The initial range. */
  range?: IsoRange | undefined;
  onSelect: (range: IsoRange) => void;
  /** Whether a range may be a single day. */
  allowSingleDay?: boolean;
}

/** Selects a range of days, with two months side by side; returns it as yy-mm-dd. */
export function CalendarModal({ path, range, ...rest }: CalendarModalProps) {
  const { id, language, texts, today, onSelect, allowSingleDay = false } = rest;
  const earliest = parseIso(today);
  if (!earliest) throw new Error(`today is not yy-mm-dd: ${today}`);
  const [selection, setSelection] = useState(() => parseIsoRange(range, allowSingleDay, earliest));
  const [seen, setSeen] = useState({ path, range });
  const isOpen = useModalOpen(id);
  const calendar = useRef<HTMLDivElement>(null);
  const months = useWideWindow() ? 2 : 1;

  // A new page clears the range; a changed `range` replaces the current one.
  if (path !== seen.path || !isSameRange(range, seen.range)) {
    setSeen({ path, range });
    setSelection(parseIsoRange(isSameRange(range, seen.range) ? undefined : range, allowSingleDay, earliest));
  }

  // The dialog opens in its own effect before this one; only then can a day take the focus.
  useEffect(() => {
    if (isOpen) calendar.current?.querySelector<HTMLElement>('.day-button[tabindex="0"]')?.focus();
  }, [isOpen]);

  const chosen = toIsoRange(selection);
  function submit() {
    if (!chosen) return;
    onSelect(chosen);
    closeModal(id);
  }
  const actions = (
    <>
      <Button
        look="secondary"
        disabled={isEmpty(selection)}
        onClick={() => setSelection(parseIsoRange(undefined, allowSingleDay, earliest))}
      >
        {texts.clear}
      </Button>
      <Button className="calendar-modal-select" disabled={!chosen} onClick={submit}>
        {texts.select}
      </Button>
    </>
  );
  return (
    <Modal id={id} title={texts.title} closeLabel={texts.close} size="large" className="calendar-modal" actions={actions}>
      <div ref={calendar} className="calendar-modal-body">
        {isOpen ? (
          <CalendarPanel
            {...{ language, texts, months, selection }}
            label={texts.title}
            today={earliest}
            limits={{ minDate: earliest }}
            onSelect={(next) => next.mode === 'range' && setSelection(next)}
          />
        ) : null}
      </div>
    </Modal>
  );
}

function isSameRange(a: IsoRange | undefined, b: IsoRange | undefined): boolean {
  return a?.from === b?.from && a?.to === b?.to;
}
