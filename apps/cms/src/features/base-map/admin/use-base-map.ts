import { GroundPlan } from '@liget/content-api';
import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useAdminLanguage } from '../../../platform/admin-ui/use-translate.ts';

/** The ground that the site's map stands on, as visitors get it. */
export function useBaseMap(): GroundPlan | 'loading' | 'failed' {
  const { config } = useConfig();
  const language = useAdminLanguage();
  const [ground, setGround] = useState<GroundPlan | 'loading' | 'failed'>('loading');
  const address = `${config.routes.api}/${language}/map/ground`;
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      const response = await fetch(address, { signal: controller.signal });
      return GroundPlan.parse(await response.json());
    };
    ask()
      .then(setGround)
      .catch(() => {
        if (!controller.signal.aborted) setGround('failed');
      });
    return () => controller.abort();
  }, [address]);
  return ground;
}
