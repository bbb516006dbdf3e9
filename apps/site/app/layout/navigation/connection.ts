interface Browser extends Pick<Navigator, 'onLine'> {
  /** What the Network Information API tells, where there is one. */
  connection?: { saveData?: boolean; effectiveType?: string } | undefined;
}

/** A slow connection or a visitor who asked to save data: nothing is loaded on a guess (specification, section 9). */
export const isFrugal = ({ connection }: Browser): boolean =>
  connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
