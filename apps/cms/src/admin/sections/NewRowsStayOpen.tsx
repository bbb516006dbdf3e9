'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Keeps new rows expanded in a field whose rows are collapsed initially: otherwise the server collapses a new row with the first autosave, while
 * the editor types in it.
 */
export function NewRowsStayOpen({ path }: { path: string }) {
  const rows = useFormFields(([fields]) => fields[path]?.rows);
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  useEffect(() => {
    if (!rows?.some(({ collapsed }) => collapsed === undefined)) return;
    const updatedRows = rows.map((row) => (row.collapsed === undefined ? { ...row, collapsed: false } : row));
    dispatch({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
  }, [rows, dispatch, path]);
  return null;
}
