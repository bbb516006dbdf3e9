/** Units of the plan's drawing, edge to edge. */
export const PLAN_WIDTH = 800;
