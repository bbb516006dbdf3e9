import { Prose } from '@liget/ui';
import styles from './Questions.module.css';

interface QuestionsProps {
  /** The section's anchor: questions of one section close each other. */
  name: string;
  items: { question: string; html: string }[];
}

/** Questions that open one at a time: the browser's own accordion. */
export function Questions({ name, items }: QuestionsProps) {
  return items.map((item, index) => (
    <details key={item.question} id={`${name}-${index + 1}`} className={styles['question']} name={name}>
      <summary>
        <h3>{item.question}</h3>
      </summary>
      <Prose html={item.html} />
    </details>
  ));
}
