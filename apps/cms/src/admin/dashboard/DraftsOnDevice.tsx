'use client';

import { useSyncExternalStore } from 'react';
import { type ListedFormDraft, listFormDrafts } from '../../platform/admin-ui/form-drafts.ts';
import { useTranslate } from '../../platform/admin-ui/use-translate.ts';
import { momentText } from '../../platform/fields/dates/date-texts.ts';
import { globalKey } from '../../platform/optimistic-locking/based-on.ts';
import { FIRST_TEXTS } from './dashboard-texts.ts';
import { Block } from './parts.tsx';

interface DraftsOnDeviceProps {
  userId: string | number;
  /** The admin's own address. */
  admin: string;
  /** What one document is called, by the slug of its collection or global. */
  names: Readonly<Record<string, string>>;
}

/** Another tab has saved a form or copied it. */
function onStorage(notify: () => void): () => void {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
}

/** The form of a draft in the admin; of a document that was never stored a new one. */
function getPath({ target, locale }: ListedFormDraft): string {
  const [slug = '', id] = target.split('/');
  const path = target.startsWith(globalKey('')) ? `/globals/${id}` : `/collections/${slug}/${id ?? 'create'}`;
  return `${path}?locale=${locale}`;
}

/** What the editor has typed on this device and the service does not have; the form itself offers it. Nothing where there is none. */
export function DraftsOnDevice({ userId, admin, names }: DraftsOnDeviceProps) {
  const word = useTranslate();
  const text = useSyncExternalStore(
    onStorage,
    () => JSON.stringify([localStorage, sessionStorage].flatMap((storage) => listFormDrafts(storage, userId))),
    () => '[]',
  );
  const drafts: ListedFormDraft[] = JSON.parse(text);
  if (drafts.length === 0) return null;
  return (
    <Block name="drafts-on-device" title={word(FIRST_TEXTS.onDevice)}>
      <p>{word(FIRST_TEXTS.onDeviceAbout)}</p>
      <ol className="liget-list">
        {drafts.map((draft) => {
          const [slug = '', id = ''] = draft.target.split('/');
          return (
            <li key={`${draft.target} ${draft.locale}`}>
              <a href={`${admin}${getPath(draft)}`}>{draft.title || word(FIRST_TEXTS.untitled)}</a>{' '}
              <small>{names[draft.target.startsWith(globalKey('')) ? id : slug]}</small>
              <p>{momentText(new Date(draft.savedAtMs).toISOString())}</p>
            </li>
          );
        })}
      </ol>
    </Block>
  );
}
