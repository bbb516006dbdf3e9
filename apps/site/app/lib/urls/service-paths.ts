import { SERVICE_PATH } from '@liget/content-api/service-path';

const ADMIN = /^\/admin(?:[/?]|$)/;

/** Whether a path belongs to another service and not to a page. */
export const isServicePath = (address: string): boolean => SERVICE_PATH.test(address);

export const isAdminPath = (address: string): boolean => ADMIN.test(address);
