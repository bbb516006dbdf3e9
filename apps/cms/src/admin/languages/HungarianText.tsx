interface Props {
  text: string;
  /** Whether it is the text of a page, not of a line or a few sentences. */
  isLong: boolean;
  /** Id of the element that names it. */
  titleId: string;
}

/** A text beside its translation. A long one scrolls in its box, which is therefore focusable from the first render. */
export function HungarianText({ text, isLong, titleId }: Props) {
  if (!isLong)
    return (
      <div className="liget-languages__text" lang="hu">
        {text}
      </div>
    );
  return (
    <div className="liget-languages__text liget-languages__text--long" role="group" aria-labelledby={titleId} tabIndex={0} lang="hu">
      {text}
    </div>
  );
}
