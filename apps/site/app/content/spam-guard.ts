import type { FormName } from '@liget/content-api';
import type { Challenge } from 'altcha-lib';

export interface SubmittedForm {
  name: FormName;
  /** The signed time when the sender came to the form. */
  stamp: string;
  /** The solution of a challenge; empty if there was none. */
  proof: string;
  /** The hidden field is filled in. */
  isHoneypotFilled: boolean;
  /** The same for two submissions of the same content. */
  key: string;
}

/** How a suspected sender can continue: with `challenge` solved at once, or with `stamp` alone after a wait. */
export interface Suspicion {
  stamp: string;
  challenge: Challenge;
}

/** Distinguishes people from bots. */
export interface SpamGuard {
  /** A timestamp of this moment, for a form that is shown again. */
  createTimestamp(): string;
  /** `null` when the form is accepted. */
  findSuspicion(form: SubmittedForm): Promise<Suspicion | null>;
}
