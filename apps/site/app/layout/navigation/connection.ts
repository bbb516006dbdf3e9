/** What the Network Information API tells, where there is one. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** A slow connection or a visitor who asked to save data: nothing is loaded on a guess (specification, section 9). */
export function isFrugal(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}

export function getConnection(browser: Navigator): Connection | undefined {
  return 'connection' in browser && typeof browser.connection === 'object' && browser.connection !== null ? browser.connection : undefined;
}
