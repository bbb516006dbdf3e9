import { Balloon } from '../balloon/Balloon.tsx';
import { classNames } from '../class-names.ts';
import './loading-screen.css';

interface LoadingScreenProps {
  /** A greeting in large type: 'Good morning!' */
  greeting: string;
  /** What is being waited for. */
  detail?: string;
  /** Within its place instead of over the whole window. */
  inline?: boolean;
}

/** While something large arrives: the striped balloon rises beside a greeting. It appears only when the wait is felt. */
export function LoadingScreen({ greeting, detail, inline = false }: LoadingScreenProps) {
  return (
    <div className={classNames('loading-screen', inline && 'loading-screen-inline')} role="status">
      <Balloon className="loading-balloon" />
      <p className="loading-greeting">{greeting}</p>
      {detail ? <p className="loading-detail">{detail}</p> : null}
    </div>
  );
}
