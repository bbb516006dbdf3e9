import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { withCurrentConfig } from '../payload-reload.ts';

export const GET = withCurrentConfig(config, REST_GET(config));
export const POST = withCurrentConfig(config, REST_POST(config));
export const DELETE = withCurrentConfig(config, REST_DELETE(config));
export const PATCH = withCurrentConfig(config, REST_PATCH(config));
export const PUT = withCurrentConfig(config, REST_PUT(config));
export const OPTIONS = withCurrentConfig(config, REST_OPTIONS(config));
