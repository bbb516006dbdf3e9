export const publicData = {};
