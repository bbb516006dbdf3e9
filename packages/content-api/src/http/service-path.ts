/** What others than the screens answer under the site's name, with rules of their own: the content service, its files, and the site's built ones. */
export const SERVICE_PATH = /^\/(?:admin|api|assets|files|media|_next)(?:[/?]|$)/i;
