interface Browser extends Pick<Navigator, 'onLine'> {
  /** The Network Information API, where supported. */
  connection?: { saveData?: boolean; effectiveType?: string } | undefined;
}

/** Whether the connection is slow or the visitor saves data: then nothing is prefetched (specification, section 9). */
export const isFrugal = ({ connection }: Browser): boolean =>
  connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
