/** The possible results of importing an event. */
export const VERDICTS = ['new', 'changed', 'same', 'refused'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const countVerdicts = (verdicts: readonly Verdict[]): Record<Verdict, number> => ({
  new: verdicts.filter((verdict) => verdict === 'new').length,
  changed: verdicts.filter((verdict) => verdict === 'changed').length,
  same: verdicts.filter((verdict) => verdict === 'same').length,
  refused: verdicts.filter((verdict) => verdict === 'refused').length,
});
