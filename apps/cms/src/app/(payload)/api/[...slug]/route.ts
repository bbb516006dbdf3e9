import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { getPayload } from 'payload';
import { pingDatabase } from '../../../../platform/content-revision/database-answers.ts';
import { refuseBrokenOverrides } from '../broken-overrides.ts';
import { withCurrentConfig } from '../payload-reload.ts';
import { replaceRefusalsInOutage } from '../refusals-in-outage.ts';
import { translateUnknownEndpoints } from '../unknown-endpoints.ts';

type Handler = ReturnType<typeof REST_GET>;

const isDatabaseUp = () => pingDatabase(getPayload({ config }));
const serve = (handler: Handler) =>
  refuseBrokenOverrides(translateUnknownEndpoints(replaceRefusalsInOutage(withCurrentConfig(config, handler), isDatabaseUp)));

export const GET = serve(REST_GET(config));
export const POST = serve(REST_POST(config));
export const DELETE = serve(REST_DELETE(config));
export const PATCH = serve(REST_PATCH(config));
export const PUT = serve(REST_PUT(config));
export const OPTIONS = serve(REST_OPTIONS(config));
