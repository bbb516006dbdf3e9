/** Which dates of an event are moved: one, it and the following ones, or all. */
export const SCOPES = ['one', 'following', 'all'] as const;
export type Scope = (typeof SCOPES)[number];
