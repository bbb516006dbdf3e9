const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="12" fill="#bfdcf5"/><ellipse cx="24" cy="15" rx="12" ry="13" fill="#fffaf0"/><path fill="#d93a2b" d="M24 2C8 4 9 23 24 28 15 21 15 9 24 2Zm0 0c16 2 15 21 0 26 9-7 9-19 0-26Zm0 0c-5 7-5 19 0 26 5-7 5-19 0-26Z"/><rect x="21" y="30" width="6" height="5" rx="1" fill="#8a5a2b"/><path fill="#10402f" d="M0 42c4-4 9-4 12 0 4-5 9-4 12 0 4-4 9-4 12 0 4-4 9-3 12-1 0 5-4 7-9 7H9c-5 0-9-2-9-6Z"/></svg>`;

/** The icon of the admin's tabs: the striped balloon over the trees, simple enough for sixteen pixels. */
export const BALLOON_ICON = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`;
