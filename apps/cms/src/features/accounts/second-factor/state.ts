import * as z from 'zod';

/** The service's answers to the admin about the second factor of the signed-in user. */
export const SecondFactorState = z.object({
  isOn: z.boolean(),
  codesLeft: z.number(),
  /** Whether administrators have no rights without it. */
  isCompulsory: z.boolean(),
});
export type SecondFactorState = z.infer<typeof SecondFactorState>;

/** The secret to enter in an app, and the drawn QR code with it. */
export const SecondFactorSetup = z.object({ secret: z.string(), svg: z.string() });
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

export const RecoveryCodes = z.object({ codes: z.array(z.string()) });
