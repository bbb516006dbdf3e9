import type { ReactNode } from 'react';
import { Sign, type SignName } from '../../components/sections/signs/Sign.tsx';
import styles from './VisitHead.module.css';

interface VisitHeadProps {
  /** 'blue' or 'yellow'; any other is shown as blue. */
  theme: string;
  title: string;
  lead: string;
  /** The language of the title, if it is not the page's. */
  lang?: string | undefined;
  leadLang?: string | undefined;
  pictogram?: SignName | null;
  /** Live answers below the text. */
  answers?: ReactNode;
  /** A picture beside the text, not on phones. */
  children?: ReactNode;
}

/** The head of a page of visitor information in the colour of its theme. */
export function VisitHead({ theme, title, lead, lang, leadLang = lang, pictogram = null, answers, children }: VisitHeadProps) {
  return (
    <div className={styles.head} data-theme={theme}>
      <div className="wrap">
        <div className={styles.words}>
          {pictogram ? <Sign name={pictogram} look="large" /> : null}
          <h1 lang={lang}>{title}</h1>
          {lead ? <p lang={leadLang}>{lead}</p> : null}
          {answers}
        </div>
        {children ? <div className={styles.picture}>{children}</div> : null}
      </div>
    </div>
  );
}
