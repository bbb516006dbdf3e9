/** Width of the drawn plan in its own units. */
export const PLAN_WIDTH = 800;
