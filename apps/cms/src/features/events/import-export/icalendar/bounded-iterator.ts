import ICAL from 'ical.js';

/** Maximum number of examined dates per rule; 50 years have 18,000 days. */
const MAX_IN_RULE = 20_000;
/** Maximum for all rules of a file together: some seconds of work. */
const MAX_IN_FILE = 100_000;
/** Longest interval between two dates of a rule; the library counts its units one by one. */
const MAX_INTERVAL = 100_000;

/** The number of dates that may still be examined for a file. */
export interface IterationBudget {
  left: number;
}

export const createIterationBudget = (): IterationBudget => ({ left: MAX_IN_FILE });

/** The budget of the file is used up; the rule itself may be valid. */
export class FileBudgetError extends RangeError {}

/**
 * Iterates over the dates of a rule with a limit. ical.js searches for the next date forever if there is none (30 February in a daily rule); this
 * class throws after `MAX_IN_RULE` examined dates, or `MAX_IN_FILE` for all rules of a file. ical.js itself throws for contradictory rules.
 */
export class BoundedIterator extends ICAL.RecurIterator {
  readonly #budget: IterationBudget;
  #left = MAX_IN_RULE;

  constructor(rule: InstanceType<typeof ICAL.Recur>, start: InstanceType<typeof ICAL.Time>, budget: IterationBudget) {
    if (rule.interval > MAX_INTERVAL) throw new RangeError(`an interval of ${rule.interval}`);
    super({ rule, dtstart: start });
    this.#budget = budget;
  }

  override next(again = false): InstanceType<typeof ICAL.Time> {
    this.#spend();
    return super.next(again);
  }

  /** ical.js calls it for each examined date. */
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
