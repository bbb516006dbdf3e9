export const customerService = {};
