'use client';

import { useConfig } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { PICTURE_TEXTS } from './picture-texts.ts';

/** Pictures without a description in at least one language, in the format of Payload's filters. */
const UNDESCRIBED = new URLSearchParams([
  ['where[or][0][and][0][altHu][equals]', ''],
  ['where[or][1][and][0][altEn][equals]', ''],
]).toString();

/** Above the list: links to all pictures and to those without a description. */
export function PictureFilters() {
  const { config } = useConfig();
  const translate = useTranslate();
  const query = useSearchParams();
  const isUndescribed = query.get('where[or][0][and][0][altHu][equals]') === '' && query.get('where[or][1][and][0][altEn][equals]') === '';
  const hasFilter = [...query.keys()].some((name) => name.startsWith('where'));
  const list = `${config.routes.admin}/collections/media`;
  return (
    <nav className="liget-filters" aria-label={translate(PICTURE_TEXTS.filters)}>
      <a href={list} aria-current={hasFilter ? undefined : 'true'}>
        {translate(PICTURE_TEXTS.all)}
      </a>
      <a href={`${list}?${UNDESCRIBED}`} aria-current={isUndescribed ? 'true' : undefined}>
        {translate(PICTURE_TEXTS.undescribed)}
      </a>
    </nav>
  );
}
