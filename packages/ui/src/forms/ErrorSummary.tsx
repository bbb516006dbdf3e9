import { useEffect, useRef } from 'react';
import './forms.css';

interface ErrorSummaryProps {
  title: string;
  errors: readonly { field: string; message: string }[];
  level?: 2 | 3;
}

/** The errors of a submitted form, shown above it: takes the focus and links to the fields. */
export function ErrorSummary({ title, errors, level = 2 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const Heading = `h${level}` as const;
  const what = errors.map((error) => `${error.field}:${error.message}`).join('|');

  // Takes the focus again after another submission with other errors.
  useEffect(() => {
    if (what) box.current?.focus();
  }, [what]);

  if (errors.length === 0) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <Heading className="error-summary-title">{title}</Heading>
      <ul>
        {errors.map((error) => (
          <li key={error.field}>
            <a href={`#${error.field}`}>{error.message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
