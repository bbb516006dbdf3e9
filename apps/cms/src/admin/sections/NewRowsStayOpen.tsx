'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Rows that stand folded when a form opens, and new ones open: the service folds every row of such a field that does not say of itself
 * whether it is, so that a new one would fold under the editor's hand with the first autosave.
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
