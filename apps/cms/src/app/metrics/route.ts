import config from '@payload-config';
import { getPayload } from 'payload';
import { answerMetrics } from '../../platform/metrics/answers.ts';

/** Not below a path that the site passes on (apps/site/server/proxy.ts). */
export const GET = ({ headers }: Request): Promise<Response> => answerMetrics({ headers, getPayload: () => getPayload({ config }) });
