'use client';

import { useAuth, useListDrawerContext, useListQuery } from '@payloadcms/ui';
import { useTranslate } from '../../admin-ui/use-translate.ts';
import { may } from '../../rights/roles.ts';
import { ORDER_TEXTS } from './order-texts.ts';

/** Above an orderable list that is sorted otherwise, which Payload remembers for the user: a link back to the list's own order. */
export function OrderNotice() {
  const { user } = useAuth();
  const { isInDrawer } = useListDrawerContext();
  const { collectionSlug, defaultSort, handleSortChange, query } = useListQuery();
  const translate = useTranslate();
  if ((query.sort ?? defaultSort) === 'order' || isInDrawer || !handleSortChange || !may(user, 'publish', collectionSlug)) return null;
  return (
    <p className="liget-order-notice">
      {translate(ORDER_TEXTS.sortedOtherwise)}{' '}
      <button type="button" className="liget-button" onClick={() => void handleSortChange('order')}>
        {translate(ORDER_TEXTS.sort)}
      </button>
    </p>
  );
}
