import type { Scene as SceneOfTheHour } from '@liget/park';
import type { ReactNode } from 'react';
import park from './park.svg';
import styles from './Scene.module.css';

interface SceneProps {
  scene: SceneOfTheHour;
  /** Whether the balloon is in the air; otherwise it is on its hill. */
  isUp: boolean;
  /** The text on the sky, clear of trees and balloon. */
  children: ReactNode;
}

/** The park at an hour of a season: one drawing, coloured by the style sheet. */
export function Scene({ scene, isUp, children }: SceneProps) {
  return (
    <div className={styles.scene} data-hour={scene.hour} data-season={scene.season}>
      <div className={styles.art} aria-hidden="true">
        <span className={styles.disc} />
        <span className={styles.cloud} />
        <span className={styles.cloud} />
        <svg className={styles.park} focusable="false">
          <use href={`${park}#park`} />
        </svg>
        <svg className={styles.balloon} viewBox="0 0 200 268" data-is-up={isUp} focusable="false">
          <use href={`${park}#balloon`} />
        </svg>
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
