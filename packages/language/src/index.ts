export const language = 'hu';
