/** Line drawings of the shell, 24 by 24; separate constants, so that bundles contain only those in use. */
export const SEARCH = 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm5 12 4.5 4.5';
export const CLOSE = 'M6 6l12 12M18 6 6 18';
export const PAUSE = 'M9 6v12M15 6v12';
export const PLAY = 'M8 5.500v13l10-6.500z';
/** Icons of announcements. */
export const IMPORTANT = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 4.500v6M12 16.500v.010';
export const WARNING = 'M12 3.500 2.500 20h19zM12 10v4.500M12 17.250v.010';
export const MENU = 'M4 8h16M4 16h16';
export const DOWN = 'm6 9 6 6 6-6';
export const RIGHT = 'M5 12h14m-6-6 6 6-6 6';
export const UP = 'M12 19V5m-6 6 6-6 6 6';
export const PIN = 'M12 21s7-6 7-11.500a7 7 0 1 0-14 0C5 15 12 21 12 21zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z';

export const CLOCK = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4v5l3.5 2';
export const MAP = 'm9 4 6 3 6-3v13l-6 3-6-3-6 3V7zm0 0v13m6-10v13';
export const TOILET =
  'M7 5.500a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM5 8h4l1.5 6H8.500v7h-3v-7H3.500zM17 5.500a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM15 8h4v7h-1v6h-2v-6h-1z';

export const CATEGORIES = {
  cultural: 'm3 9 9-5 9 5zm2 0v9m4.7-9v9m4.6-9v9M19 9v9M3 20.500h18',
  outdoor: 'M12 21v-6m0 0a6 6 0 1 0 0-12 6 6 0 0 0 0 12zm0-2 3-3',
  family: 'M8 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm9 4a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM4 21v-6a4 4 0 0 1 8 0v6m2 0v-3a3 3 0 0 1 6 0v3',
  sport: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.5 5.800c4 3.5 4 8.9 0 12.400m13-12.400c-4 3.5-4 8.9 0 12.4',
};

export const NETWORKS = {
  instagram: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1.200h.01',
  facebook: 'M16 3h-2a4 4 0 0 0-4 4v14M6.5 11.500h8',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zm4 4v6l5-3z',
  linkedin: 'M5 10v10M5 5v.01M11 20V10m0 5.500a4 4 0 0 1 8 0V20',
};
