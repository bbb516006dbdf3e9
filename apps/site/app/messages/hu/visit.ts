export const visit = {};
