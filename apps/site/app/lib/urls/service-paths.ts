import { SERVICE_PATH } from '@liget/content-api/service-path';

const ADMIN = /^\/admin(?:[/?]|$)/;

/** Whether an address is none of a page. */
export const isServicePath = (address: string): boolean => SERVICE_PATH.test(address);

export const isAdminPath = (address: string): boolean => ADMIN.test(address);
