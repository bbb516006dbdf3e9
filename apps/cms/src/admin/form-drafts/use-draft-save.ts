import { useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isStoredId } from '../../platform/admin-ui/is-stored-id.ts';
import { BASED_ON, formatBase } from '../../platform/optimistic-locking/based-on.ts';
import { hasStoredValues } from '../../platform/optimistic-locking/differences.ts';
import { getSavedVersion } from '../optimistic-locking/tab-saves.ts';

/**
 * Returns a function that saves the form as a draft, like Payload's autosave, and also saves when the editor leaves the form before the autosave has
 * run. `onLeft` receives whether that save succeeded.
 */
export function useDraftSave(target: string, api: string, onLeft: (isSaved: boolean) => void) {
  const { globalSlug, docConfig, id, mostRecentVersionIsAutosaved, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } =
    useDocumentInfo();
  const { createFormData, getData, submit } = useForm();
  const { code: locale } = useLocale();
  const isModified = useFormModified();
  const query = new URLSearchParams({ autosave: 'true', depth: '0', draft: 'true', 'fallback-locale': 'null', locale });
  const action = `${api}/${target}?${query}`;
  const method = globalSlug ? 'POST' : 'PATCH';
  const savesDrafts = Boolean(docConfig?.versions && docConfig.versions.drafts) && (globalSlug !== undefined || isStoredId(id));

  const leave = useRef<() => Promise<void>>(undefined);
  useEffect(() => {
    if (!isModified || !savesDrafts) leave.current = undefined;
    else
      leave.current = async () => {
        const savedVersion = getSavedVersion(target);
        if (savedVersion && hasStoredValues(getData(), savedVersion.data)) {
          onLeft(true);
          return;
        }
        const body = await createFormData({ _status: 'draft' }, {});
        // The base is dropped meanwhile.
        const headers = savedVersion ? { [BASED_ON]: formatBase(target, savedVersion.updatedAt) } : {};
        const isSaved = await fetch(action, { method, body, headers, credentials: 'include' }).then(
          ({ ok }) => ok,
          () => false,
        );
        onLeft(isSaved);
      };
  });
  // A layout effect, to run before other parts clean up the base of the save.
  useLayoutEffect(() => () => void leave.current?.(), []);

  return async () => {
    const result = await submit({
      acceptValues: { overrideLocalChanges: false },
      action,
      context: { getDocPermissions: false, incrementVersionCount: !mostRecentVersionIsAutosaved },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method,
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
    // As after Payload's autosave: the header then says that there are unpublished changes.
    if (result && 'res' in result && result.res.ok && !mostRecentVersionIsAutosaved) {
      setMostRecentVersionIsAutosaved(true);
      setUnpublishedVersionCount((count) => count + 1);
    }
    return result;
  };
}
