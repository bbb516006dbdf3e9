'use client';

import { useConfig, useField } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import type { Label } from '../../../platform/fields/labels.ts';
import { formatNarrow, type PictureUse, rateWidth } from '../../../platform/fields/pictures/picture-uses.ts';
import { readIds } from '../../../platform/fields/values/read-ids.ts';

interface Props {
  path: string;
  use: PictureUse;
  hint: Label | null;
}

/** Widths in pixels; throws for an invalid body. */
function readWidths(body: unknown): number[] {
  if (typeof body !== 'object' || body === null || !('docs' in body) || !Array.isArray(body.docs)) throw new Error('No pictures');
  return body.docs.map(({ width }: { width?: unknown }) => Number(width)).filter((width) => width > 0);
}

/** The field's hint, and a warning about chosen pictures that are too narrow for the use. */
export function PictureFitness({ path, use, hint }: Props) {
  const translate = useTranslate();
  const { value } = useField<unknown>({ path });
  const { config } = useConfig();
  const [widths, setWidths] = useState<number[]>([]);
  const ids = readIds(value).join(',');
  useEffect(() => {
    const controller = new AbortController();
    const loadWidths = async () => {
      if (ids === '') return [];
      const query = new URLSearchParams({ 'where[id][in]': ids, 'select[width]': 'true', depth: '0', limit: '100' });
      const response = await fetch(`${config.routes.api}/media?${query}`, { signal: controller.signal });
      return response.ok ? readWidths(await response.json()) : [];
    };
    loadWidths()
      .then(setWidths)
      .catch(() => {
        if (!controller.signal.aborted) setWidths([]);
      });
    return () => controller.abort();
  }, [ids, config.routes.api]);
  const narrow = widths.filter((width) => rateWidth(width, use) !== 'good').toSorted((one, other) => one - other);
  const [narrowest] = narrow;
  return (
    <div className="field-description">
      {hint ? <p>{translate(hint)}</p> : null}
      <p className="liget-check__warning" role="status">
        {narrowest === undefined ? '' : translate(formatNarrow(narrowest, use))}
      </p>
    </div>
  );
}
