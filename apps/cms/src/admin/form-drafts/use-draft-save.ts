import { useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives a function that saves the open form as a draft, as Payload's autosave does; and saves it when the editor leaves the form before
 * the autosave has come. `onLeft` is called with whether that save succeeded.
 */
export function useDraftSave(target: string, api: string, onLeft: (isSaved: boolean) => void) {
  const { globalSlug, docConfig, id } = useDocumentInfo();
  const { createFormData, submit } = useForm();
  const { code: locale } = useLocale();
  const isModified = useFormModified();
  const query = new URLSearchParams({ autosave: 'true', depth: '0', draft: 'true', 'fallback-locale': 'null', locale });
  const action = `${api}/${target}?${query}`;
  const method = globalSlug ? 'POST' : 'PATCH';
  const savesDrafts = Boolean(docConfig?.versions && docConfig.versions.drafts) && (globalSlug !== undefined || id !== undefined);

  const leave = useRef<() => Promise<void>>(undefined);
  useEffect(() => {
    if (!isModified || !savesDrafts) leave.current = undefined;
    else
      leave.current = async () => {
        const body = await createFormData({ _status: 'draft' }, {});
        const isSaved = await fetch(action, { method, body, credentials: 'include' }).then(
          ({ ok }) => ok,
          () => false,
        );
        onLeft(isSaved);
      };
  });
  // Before the effects of the other parts end, among them what the save is based on.
  useLayoutEffect(() => () => void leave.current?.(), []);

  return () =>
    submit({
      acceptValues: { overrideLocalChanges: false },
      action,
      context: { getDocPermissions: false },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method,
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
}
