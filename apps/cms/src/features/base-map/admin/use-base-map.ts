import { BaseMap } from '@liget/content-api';
import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useAdminLanguage } from '../../../platform/admin-ui/use-translate.ts';

/** The published base map. */
export function useBaseMap(): BaseMap | 'loading' | 'failed' {
  const { config } = useConfig();
  const language = useAdminLanguage();
  const [baseMap, setBaseMap] = useState<BaseMap | 'loading' | 'failed'>('loading');
  const address = `${config.routes.api}/${language}/map/ground`;
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const response = await fetch(address, { signal: controller.signal });
      return BaseMap.parse(await response.json());
    };
    load()
      .then(setBaseMap)
      .catch(() => {
        if (!controller.signal.aborted) setBaseMap('failed');
      });
    return () => controller.abort();
  }, [address]);
  return baseMap;
}
