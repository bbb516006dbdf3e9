export const magazine = {};
