'use client';

import { useConfig, useListDrawerContext, useListQuery } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import type { Where } from 'payload';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { PICTURE_TEXTS } from './picture-texts.ts';

const FIELDS = ['altHu', 'altEn'] as const;
/** Pictures without a description in at least one language. */
const UNDESCRIBED: Where = { or: FIELDS.map((field) => ({ and: [{ [field]: { exists: false } }] })) };
/** The same in the format of the list's address. */
const PARAMETERS = FIELDS.map((field, index) => `where[or][${index}][and][0][${field}][exists]`);
const UNDESCRIBED_QUERY = new URLSearchParams(PARAMETERS.map((name) => [name, 'false'])).toString();

/** Above the list: links to all pictures and to those without a description. */
function FilterLinks() {
  const { config } = useConfig();
  const translate = useTranslate();
  const query = useSearchParams();
  const isUndescribed = PARAMETERS.every((name) => query.get(name) === 'false');
  const hasFilter = [...query.keys()].some((name) => name.startsWith('where'));
  const list = `${config.routes.admin}/collections/media`;
  return (
    <nav className="liget-filters" aria-label={translate(PICTURE_TEXTS.filters)}>
      <a href={list} aria-current={hasFilter ? undefined : 'true'}>
        {translate(PICTURE_TEXTS.all)}
      </a>
      <a href={`${list}?${UNDESCRIBED_QUERY}`} aria-current={isUndescribed ? 'true' : undefined}>
        {translate(PICTURE_TEXTS.undescribed)}
      </a>
    </nav>
  );
}

/** The same in the dialog for choosing a picture: a link would leave the document behind it. */
function FilterButtons() {
  const translate = useTranslate();
  const { query, handleWhereChange } = useListQuery();
  const hasFilter = (query.where?.or?.length ?? 0) > 0;
  const show = (where: Where) => () => void handleWhereChange?.(where);
  return (
    <div className="liget-filters" role="group" aria-label={translate(PICTURE_TEXTS.filters)}>
      <button type="button" aria-pressed={!hasFilter} onClick={show({})}>
        {translate(PICTURE_TEXTS.all)}
      </button>
      <button type="button" aria-pressed={JSON.stringify(query.where) === JSON.stringify(UNDESCRIBED)} onClick={show(UNDESCRIBED)}>
        {translate(PICTURE_TEXTS.undescribed)}
      </button>
    </div>
  );
}

/** Ready filters of the list of pictures. */
export function PictureFilters() {
  const { isInDrawer } = useListDrawerContext();
  return isInDrawer ? <FilterButtons /> : <FilterLinks />;
}
