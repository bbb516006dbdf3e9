/** Paths that are not screens and have rules of their own: the content service, its files, and the site's built files. */
export const SERVICE_PATH = /^\/(?:admin|api|assets|files|media|_next)(?:[/?]|$)/i;

/** Where the site answers monitoring: that it runs, that it is ready, and its metrics. */
export const MONITORING_PATHS = ['/healthz', '/readyz', '/metrics'] as const;
