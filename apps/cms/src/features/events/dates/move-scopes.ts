/** Which dates of a program go to another day: the one, it and those after it, or all of them. */
export const SCOPES = ['one', 'following', 'all'] as const;
export type Scope = (typeof SCOPES)[number];
