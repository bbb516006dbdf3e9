// Without zod, because browsers import it; a file for each, so that a page loads only what it shows.
/** Needs of visitors, for the filters for people, in the order of the filter row and of URLs. 'rain': it is indoors. */
export const NEEDS = ['child', 'pushchair', 'wheelchair', 'dog', 'rain', 'free'] as const;
