'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ListedFormDraft } from '../../platform/admin-ui/form-drafts/form-drafts.ts';
import { useAdminLanguage, useTranslate } from '../../platform/admin-ui/use-translate.ts';
import { formatMoment } from '../../platform/fields/dates/date-texts.ts';
import { getGlobalKey } from '../../platform/optimistic-locking/based-on.ts';
import { findUnsavedDrafts } from '../form-drafts/unsaved-drafts.ts';
import { DASHBOARD_TEXTS } from './dashboard-texts.ts';
import { Block } from './parts.tsx';

interface DraftsOnDeviceProps {
  userId: string | number;
  /** The name of a single document, by the slug of its collection or global. */
  names: Readonly<Record<string, string>>;
}

const isGlobal = (target: string) => target.startsWith(getGlobalKey(''));
/** 'events' for 'events/5' and for 'events', 'balloon' for 'globals/balloon'. */
const getSlug = (target: string) => target.split('/')[isGlobal(target) ? 1 : 0] ?? '';

/** The path of a draft's form; of the form for a new record if the document was never stored. */
function getPath({ target, locale }: ListedFormDraft): string {
  const path = isGlobal(target) ? `/${target}` : `/collections/${target.includes('/') ? target : `${target}/create`}`;
  return `${path}?locale=${locale}`;
}

/** Lists texts on this device that the service does not have; each form offers its own. Renders nothing without any. */
export function DraftsOnDevice({ userId, names }: DraftsOnDeviceProps) {
  const translate = useTranslate();
  const language = useAdminLanguage();
  const { config, getEntityConfig } = useConfig();
  const [drafts, setDrafts] = useState<ListedFormDraft[]>([]);
  const poll = useEffectEvent(async () => {
    const getFields = (target: string) => {
      const slug = getSlug(target);
      return (isGlobal(target) ? getEntityConfig({ globalSlug: slug }) : getEntityConfig({ collectionSlug: slug }))?.fields ?? [];
    };
    setDrafts(await findUnsavedDrafts({ storages: [localStorage, sessionStorage], userId, api: config.routes.api, getFields }));
  });
  useEffect(() => {
    const onVisibilityChange = () => void poll();
    onVisibilityChange();
    // Another tab has changed the drafts.
    window.addEventListener('storage', onVisibilityChange);
    return () => window.removeEventListener('storage', onVisibilityChange);
  }, []);
  if (drafts.length === 0) return null;
  return (
    <Block name="drafts-on-device" title={translate(DASHBOARD_TEXTS.onDevice)}>
      <p>{translate(DASHBOARD_TEXTS.onDeviceAbout)}</p>
      <ol className="liget-list">
        {drafts.map((draft) => (
          <li key={`${draft.target} ${draft.locale}`}>
            <a href={`${config.routes.admin}${getPath(draft)}`}>{draft.title || translate(DASHBOARD_TEXTS.untitled)}</a>{' '}
            <small>{names[getSlug(draft.target)]}</small>
            <p>{formatMoment(new Date(draft.savedAtMs).toISOString(), language)}</p>
          </li>
        ))}
      </ol>
    </Block>
  );
}
