import { BREAKPOINTS } from '../breakpoints.ts';
import { useMediaQuery } from '../use-media-query.ts';

/** Whether there is room for two months: from 640 px (specification, section 5). */
export const useWideWindow = (): boolean => useMediaQuery(`(min-width: ${BREAKPOINTS.phoneWide}px)`);
