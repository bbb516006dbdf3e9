import ICAL from 'ical.js';

/** Dates that are looked at for one rule, whether they fit or not; 50 years have 18,000 days. */
const MOST_OF_A_RULE = 20_000;
/** And for all rules of a file together: some seconds of work. */
const MOST_OF_A_FILE = 100_000;
/** Days, weeks, hours … between two dates of a rule; the library counts them one by one. */
const LONGEST_INTERVAL = 100_000;

/** How many dates may still be looked at for a file. */
export interface IterationBudget {
  left: number;
}

export const createIterationBudget = (): IterationBudget => ({ left: MOST_OF_A_FILE });

/** The file asks for more work than one file may; this rule alone may be a good one. */
export class FileBudgetError extends RangeError {}

/**
 * The dates of a rule. ical.js looks for the next one until it finds it, for ever when there is none (the 30th of February, of a rule that looks at each
 * day); this one throws when more than `MOST_OF_A_RULE` dates were looked at, or `MOST_OF_A_FILE` with all rules before it. ical.js throws when a rule
 * contradicts itself.
 */
export class BoundedIterator extends ICAL.RecurIterator {
  readonly #budget: IterationBudget;
  #left = MOST_OF_A_RULE;

  constructor(rule: InstanceType<typeof ICAL.Recur>, start: InstanceType<typeof ICAL.Time>, budget: IterationBudget) {
    if (rule.interval > LONGEST_INTERVAL) throw new RangeError(`an interval of ${rule.interval}`);
    super({ rule, dtstart: start });
    this.#budget = budget;
  }

  override next(again = false): InstanceType<typeof ICAL.Time> {
    this.#spend();
    return super.next(again);
  }

  /** Called for each date that is looked at. */
  override check_contracting_rules(): boolean {
    if (super.check_contracting_rules()) return true;
    this.#spend();
    return false;
  }

  #spend(): void {
    this.#left -= 1;
    this.#budget.left -= 1;
    if (this.#budget.left < 0) throw new FileBudgetError('too many dates in one file');
    if (this.#left < 0) throw new RangeError('too many dates of one rule');
  }
}
