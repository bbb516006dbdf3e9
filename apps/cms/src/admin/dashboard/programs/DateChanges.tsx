'use client';

import type { Locale } from '@liget/content-api';
import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { DateDialog } from '../../../features/events/planner/admin/DateDialog.tsx';
import { formatChange } from '../../../features/events/planner/admin/format-dates.ts';
import { PLANNER_TEXTS } from '../../../features/events/planner/admin/planner-texts.ts';
import type { DateChangeOptions } from '../../../features/events/planner/admin/use-date-change.ts';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';

interface ListedDate {
  id: number;
  title: string;
  language: Locale | null;
  originalStart: string;
}

const Opening = createContext<(date: ListedDate, from: HTMLElement) => void>(() => {});

/** Wraps a list of dates: has the dialog that changes one, and its result. */
export function DateChanges({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const router = useRouter();
  const [opened, setOpened] = useState<ListedDate | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const opener = useRef<HTMLElement | null>(null);
  const open = useCallback((date: ListedDate, from: HTMLElement) => {
    opener.current = from;
    setOpened(date);
  }, []);
  // Removing an open dialog does not return the focus.
  useEffect(() => {
    if (!opened) opener.current?.focus();
  }, [opened]);
  const onChanged: DateChangeOptions['onChanged'] = async (_, change, isPublished) => {
    setAnnouncement(translate(formatChange(change, isPublished)));
    setOpened(null);
    router.refresh();
  };
  return (
    <Opening value={open}>
      <p role="status" className="liget-said">
        {announcement}
      </p>
      <p>{translate(PLANNER_TEXTS.changeAbout)}</p>
      {children}
      {opened ? (
        <DateDialog
          key={`${opened.id} ${opened.originalStart}`}
          date={opened}
          mayChange
          onChanged={onChanged}
          close={() => setOpened(null)}
        />
      ) : null}
    </Opening>
  );
}

/** Opens the dialog for one date; `when` is part of its accessible name. */
export function ChangeDateButton({ date, when }: { date: ListedDate; when: string }) {
  const translate = useTranslate();
  const open = useContext(Opening);
  const name = translate(PLANNER_TEXTS.changeOf(date.title || translate(PLANNER_TEXTS.untitled), when));
  return (
    <button
      type="button"
      className="liget-button liget-button--small"
      aria-label={name}
      onClick={({ currentTarget }) => open(date, currentTarget)}
    >
      {translate(PLANNER_TEXTS.change)}
    </button>
  );
}
