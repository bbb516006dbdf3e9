import { describe, expect, test } from 'vitest';
import { type LonLat, planOf, spreadOut } from './projection.ts';

const PARK: LonLat[] = [
  [19.0745, 47.5165],
  [19.083, 47.5205],
  [19.089, 47.518],
  [19.0905, 47.5112],
  [19.0828, 47.5092],
];

describe('the plan of the park', () => {
  const plan = planOf(PARK, 1000, 20);

  test('holds every position within its margin', () => {
    for (const position of PARK) {
      const { x, y } = plan.project(position);
      expect(x).toBeGreaterThanOrEqual(20);
      expect(x).toBeLessThanOrEqual(980);
      expect(y).toBeGreaterThanOrEqual(20);
      expect(y).toBeLessThanOrEqual(plan.height - 20);
    }
  });

  test('has north above and east on the right', () => {
    const centre = plan.project([19.0839, 47.5147]);
    expect(plan.project([19.0839, 47.516]).y).toBeLessThan(centre.y);
    expect(plan.project([19.086, 47.5147]).x).toBeGreaterThan(centre.x);
  });

  test('shows 500 metres alike in both directions', () => {
    const centre = plan.project([19.0839, 47.5147]);
    // 500 m: 0.004497° of latitude; 0.006658° of longitude at this latitude.
    const north = centre.y - plan.project([19.0839, 47.5147 + 0.004497]).y;
    const east = plan.project([19.0839 + 0.006658, 47.5147]).x - centre.x;
    expect(Math.abs(north - east) / north).toBeLessThan(0.005);
  });

  test('of one position or none puts it in the middle', () => {
    expect(planOf([], 100, 10).project([19, 47])).toEqual({ x: 50, y: 50 });
    expect(planOf([[19, 47]], 100, 10).project([19, 47])).toEqual({ x: 50, y: 50 });
  });
});

describe('points that cover each other', () => {
  const plan = { width: 100, height: 100 };
  test('move apart, also from the very same spot', () => {
    const [a, b] = spreadOut(
      [
        { x: 50, y: 50 },
        { x: 50, y: 50 },
      ],
      10,
      plan,
    );
    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThanOrEqual(9.9);
  });
  test('do not touch at their corners either, many of them in one place', () => {
    const crowd = Array.from({ length: 20 }, (_, index) => ({ x: 50 + (index % 5), y: 50 + (index % 3) }));
    const apart = spreadOut(crowd, 10, plan);
    for (const [index, a] of apart.entries())
      for (const b of apart.slice(index + 1)) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(9.8);
  });
  test('stay where they are when there is room', () => {
    expect(
      spreadOut(
        [
          { x: 20, y: 20 },
          { x: 80, y: 80 },
        ],
        10,
        plan,
      ),
    ).toEqual([
      { x: 20, y: 20 },
      { x: 80, y: 80 },
    ]);
  });
  test('stay inside the plan', () => {
    for (const { x, y } of spreadOut(
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 0, y: 1 },
      ],
      10,
      plan,
    )) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(5);
    }
  });
});
