export const careers = {};
