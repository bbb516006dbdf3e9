import config from '@payload-config';
import { getPayload } from 'payload';
import { readEnvironment } from '../../platform/environment.ts';
import { answerMetrics } from '../../platform/metrics/answers.ts';

/** The site does not proxy this path (apps/site/server/http/proxy/proxy.ts), so it answers on the service's own port only. */
export const GET = ({ headers }: Request): Promise<Response> =>
  answerMetrics({ headers, getPayload: () => getPayload({ config }), dataFolder: readEnvironment().DATA_DIR });
