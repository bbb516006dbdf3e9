'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Rows of a longer list are found by their labels more easily than among their fields. */
const MAX_OPEN = 5;

/** The lists that have been looked at, by the form's function: the list is rendered again each time that its tab is opened. */
const seenLists = new WeakMap<object, Set<string>>();

/** Records that a list was looked at; returns whether it had been before. */
function noteSeen(form: object, path: string): boolean {
  const paths = seenLists.get(form) ?? new Set();
  seenLists.set(form, paths);
  return paths.size === paths.add(path).size;
}

/** Collapses the rows of a long list when its form is opened, unless the editor has collapsed some of them earlier. */
export function FoldManyRows({ path }: { path: string }) {
  const rows = useFormFields(([fields]) => fields[path]?.rows);
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const initial = useRef(rows);
  useEffect(() => {
    const updatedRows = initial.current;
    if (
      noteSeen(dispatch, path) ||
      !updatedRows ||
      updatedRows.length <= MAX_OPEN ||
      updatedRows.some(({ collapsed }) => collapsed !== undefined)
    )
      return;
    dispatch({ type: 'SET_ROW_COLLAPSED', path, updatedRows: updatedRows.map((row) => ({ ...row, collapsed: true })) });
  }, [dispatch, path]);
  return null;
}
