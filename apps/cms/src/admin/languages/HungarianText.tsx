interface Props {
  text: string;
  /** The text of a page, not a line or a few sentences. */
  isLong: boolean;
  /** Id of the element that names it. */
  titleId: string;
}

/** A text beside its translation. A long one scrolls within its box, so the box is a stop of the keyboard as soon as it is drawn; others are shown whole. */
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
