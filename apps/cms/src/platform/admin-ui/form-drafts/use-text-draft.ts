import { useAuth } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useTranslate } from '../use-translate.ts';
import { DRAFT_TEXTS } from './draft-texts.ts';
import { readFormDraft, removeFormDraft, saveFormDraft } from './form-drafts.ts';
import { confirmLeaving, useBeforeUnload } from './use-before-unload.ts';

/** The URL to which a click on a link navigates; `undefined` if this tab stays on the page. */
function findLeavingLink({ target, metaKey, ctrlKey }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.download || metaKey || ctrlKey) return undefined;
  const [from, to] = [new URL(window.location.href), new URL(link.href)];
  // An e-mail address or a telephone number opens another program.
  if (!/^https?:$/.test(to.protocol)) return undefined;
  return from.pathname === to.pathname && from.search === to.search ? undefined : link;
}

/** Asks before the editor leaves the page while `isUnsaved`. */
function useLeaveGuard(isUnsaved: boolean): void {
  const translate = useTranslate();
  const question = translate(DRAFT_TEXTS.leave);
  useBeforeUnload(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const onClick = (event: MouseEvent) => {
      if (!findLeavingLink(event) || confirmLeaving(event, question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [isUnsaved, question]);
}

/**
 * State of a text field outside Payload's forms, like `useState`. While the text differs from `saved`, it is copied to this tab's storage under
 * `name`, for example 'events/5 en title', and leaving the page asks for confirmation; the copy is restored when the page is opened again.
 * When `saved` changes, the text changes with it, unless somebody is typing another one.
 */
export function useTextDraft(name: string, saved: string): [text: string, setText: (text: string) => void] {
  const { user } = useAuth();
  const userId = user?.id ?? '';
  const [text, setText] = useState(() => {
    const draft = typeof window === 'undefined' ? undefined : readFormDraft(sessionStorage, { userId, target: name, locale: '' });
    const { text: copied } = draft?.data ?? {};
    return typeof copied === 'string' ? copied : saved;
  });
  const [formerlySaved, setFormerlySaved] = useState(saved);
  if (saved !== formerlySaved) {
    setFormerlySaved(saved);
    if (text === formerlySaved) setText(saved);
  }
  const isUnsaved = text !== saved;
  useEffect(() => {
    const key = { userId, target: name, locale: '' };
    if (isUnsaved) saveFormDraft(sessionStorage, key, { data: { text }, basedOn: saved, savedAtMs: Date.now() });
    else removeFormDraft(sessionStorage, key);
  }, [isUnsaved, name, saved, text, userId]);
  useLeaveGuard(isUnsaved);
  return [text, setText];
}
