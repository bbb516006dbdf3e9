import styles from './Map.module.css';
import { MARKER, type ParkPlan } from './places.ts';

/** The park's outline and its numbered places, drawn on the server. Its numbers are those of the list, which says the same in words. */
export function ParkPlanPicture({ plan, label }: { plan: ParkPlan; label: string }) {
  return (
    <svg className={styles.plan} viewBox={`0 0 ${plan.width} ${plan.height}`} role="img" aria-label={label}>
      <path className={styles.park} d={plan.outline} />
      {plan.groups.flatMap((group) =>
        group.places.map((place) => (
          <g key={place.id} className={styles.marker} data-kind={place.kind} transform={`translate(${place.point.x} ${place.point.y})`}>
            <circle r={MARKER / 2} />
            <text y="0.35em" textAnchor="middle">
              {place.number}
            </text>
          </g>
        )),
      )}
    </svg>
  );
}
