/** What others than the screens answer under the site's name, with rules of their own: the content service, its files, and the site's built ones. */
const SERVICES = /^\/(?:admin|api|assets|files|media|_next)(?:[/?]|$)/i;
const ADMIN = /^\/admin(?:[/?]|$)/;

/** Whether an address is none of a page. */
export const isServicePath = (address: string): boolean => SERVICES.test(address);

export const isAdminPath = (address: string): boolean => ADMIN.test(address);
