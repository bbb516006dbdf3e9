'use client';

import { useConfig, useLocale, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useAdminLanguage } from '../../platform/admin-ui/use-translate.ts';
import { type ContentFields, getContentFields, markContentLanguages } from './content-languages.ts';
import { writeDayFirst } from './english-dates.ts';
import { focusCancel } from './focus-cancel.ts';
import { patchClocks } from './park-clock.ts';
import { nameParts } from './unnamed-parts.ts';
import { translateAnnouncement, translateCounted, translateName } from './untranslatable.ts';

// Must run before any date is formatted; this component wraps all screens.
patchClocks();

/** Elements that may contain untranslated texts; never those with an editor's input. */
const TEXTS = [
  '.live-preview-toolbar',
  '.popup-button-list',
  '.popup__content',
  '.collection-list__tables',
  '.errorBoundary',
  '.tooltip-content',
  '.payload-toast-container',
  '.toolbar-popup__dropdown-items',
  '.slash-menu-popup',
  '.table-action-menu-dropdown',
  'dialog :is(.drawer__header, .field-label)',
].join(', ');
const ANNOUNCEMENTS = '[aria-live], [id^="DndDescribedBy"]';
const NAMES = ['aria-label', 'aria-roledescription'];
/** Whether a node is inside a field with an editor's input, which must not change. */
const isEditorInput = (node: Node): boolean =>
  Boolean((node instanceof Element ? node : node.parentElement)?.closest('[contenteditable="true"]'));

function translateTexts(root: Element, translateText: typeof translateCounted): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('[contenteditable="true"], textarea')) continue;
    const hungarian = translateText(node.nodeValue ?? '');
    if (hungarian !== null) node.nodeValue = hungarian;
  }
}

function translate(root: ParentNode): void {
  for (const attribute of NAMES)
    for (const element of root.querySelectorAll(`[${attribute}]`)) {
      const hungarian = translateName(element.getAttribute(attribute) ?? '');
      if (hungarian !== null) element.setAttribute(attribute, hungarian);
    }
  for (const tip of root.querySelectorAll('.tooltip[title]')) {
    const hungarian = translateCounted(tip.getAttribute('title') ?? '');
    if (hungarian !== null) tip.setAttribute('title', hungarian);
  }
  for (const element of root.querySelectorAll(TEXTS)) translateTexts(element, translateCounted);
  for (const element of root.querySelectorAll(ANNOUNCEMENTS)) translateTexts(element, translateAnnouncement);
}

/** The translated fields of the collection or global that the screen shows. */
function useContentFields(): ContentFields {
  const { config, getEntityConfig } = useConfig();
  const [, kind, slug] = usePathname().slice(config.routes.admin.length).split('/');
  return useMemo(() => {
    const collection = kind === 'collections' && slug ? getEntityConfig({ collectionSlug: slug }) : null;
    const global = kind === 'globals' && slug ? getEntityConfig({ globalSlug: slug }) : null;
    // Before signing in the config has no fields.
    const shown = { fields: collection?.fields ?? global?.fields ?? [], title: collection?.admin?.useAsTitle };
    return getContentFields(shown, (related) => {
      const found = config.collections.find((each) => each.slug === related);
      return { fields: found?.fields ?? [], title: found?.admin?.useAsTitle };
    });
  }, [config, getEntityConfig, kind, slug]);
}

/**
 * Adds missing accessible names to Payload's elements, translates its untranslated texts for Hungarian editors, has English dates written day first,
 * marks the language of content, and keeps the first focus of dialogs from permanent deletion.
 */
export function HungarianLabels({ children }: { children?: ReactNode }) {
  const language = useAdminLanguage();
  const { i18n, t } = useTranslation();
  const { code } = useLocale();
  const content = useContentFields();
  const emptyText = t('general:noLabel');
  // Before anything below formats a date.
  writeDayFirst(i18n.dateFNS);
  useEffect(focusCancel, []);
  useEffect(() => {
    const translateLabels = () => {
      nameParts(document, (text) => text[language]);
      if (language === 'hu') translate(document);
      markContentLanguages(document, { locale: code, emptyText }, content);
    };
    translateLabels();
    const observer = new MutationObserver((changes) => {
      if (!changes.every(({ target }) => isEditorInput(target))) translateLabels();
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributeFilter: [...NAMES, 'title'] });
    return () => observer.disconnect();
  }, [language, code, content, emptyText]);
  return children;
}
