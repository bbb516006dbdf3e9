'use client';

import { PublishButton as PayloadsButton, useDocumentInfo } from '@payloadcms/ui';
import { useTranslate } from '../../admin-ui/use-translate.ts';
import { label } from '../../fields/labels.ts';

const PUBLISH = label('Közzététel', 'Publish');

/** Payload's button, whose label says "changes" even if nothing was published before. */
export function PublishButton() {
  const { hasPublishedDoc } = useDocumentInfo();
  const translate = useTranslate();
  return hasPublishedDoc ? <PayloadsButton /> : <PayloadsButton label={translate(PUBLISH)} />;
}
