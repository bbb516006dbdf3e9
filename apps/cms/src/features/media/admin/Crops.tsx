'use client';

import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { PICTURE_USES, type PictureUse, rateWidth } from '../../../platform/fields/pictures/picture-uses.ts';
import type { CropWindow, PixelSize } from '../image-sizes/crop-window.ts';
import { PICTURE_TEXTS } from './picture-texts.ts';
import { getCropWindow, getPlacement, movePoint, SHAPES, type Shape } from './shapes.ts';
import { useCropped } from './use-cropped.ts';
import { useImageSize } from './use-image-size.ts';

const SHAPE_NAMES = Object.keys(SHAPES) as Shape[];
const USES = Object.keys(PICTURE_USES) as PictureUse[];

/** Percent by which an arrow key moves the point; less with Shift. */
const [STEP, SMALL_STEP] = [5, 1];
const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const getStyle = ({ left, top, width, height }: CropWindow) => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
});

/** Previews of the picture in each shape of the site, and the focal point. */
export function Crops() {
  const translate = useTranslate();
  const help = useId();
  const { source, crop, focal, isChanged, isReplaced, setFocal, stored, refusal } = useCropped();
  const picture = useImageSize(source);
  if (source === null)
    return (
      <section className="liget-check liget-crops">
        <h2>{translate(PICTURE_TEXTS.title)}</h2>
        <p>{translate(PICTURE_TEXTS.firstFile)}</p>
      </section>
    );
  const visiblePart = picture ? getCropWindow({ picture, crop }) : null;
  const setFocalPoint = (event: MouseEvent<HTMLButtonElement>) => {
    const area = event.currentTarget.getBoundingClientRect();
    // Pressing Enter causes a click without a position.
    if (event.detail === 0 || area.width === 0) return;
    const toPercent = (value: number, total: number) => Math.min(100, Math.max(0, Math.round((value / total) * 100)));
    setFocal({ x: toPercent(event.clientX - area.left, area.width), y: toPercent(event.clientY - area.top, area.height) });
  };
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? SMALL_STEP : STEP;
    setFocal(movePoint(focal, arrow[0] * step, arrow[1] * step));
  };
  return (
    <section className="liget-check liget-crops">
      <h2>{translate(PICTURE_TEXTS.title)}</h2>
      {/* Payload shows the explanation only as a tooltip, which phones do not show. */}
      <p className="liget-check__error" role="alert">
        {refusal}
      </p>
      <p role="status" className={isReplaced ? 'liget-check__warning' : ''}>
        {isReplaced ? translate(PICTURE_TEXTS.replaced) : null}
      </p>
      <p id={help}>{translate(PICTURE_TEXTS.focus)}</p>
      {picture && visiblePart ? (
        <div className="liget-crops__all">
          <div className="liget-crops__whole">
            <button
              type="button"
              className="liget-crops__frame"
              style={{ aspectRatio: `${visiblePart.width} / ${visiblePart.height}` }}
              aria-label={`${translate(PICTURE_TEXTS.focusButton)}: ${translate(PICTURE_TEXTS.focusAt(focal.x, focal.y))}`}
              aria-describedby={help}
              onClick={setFocalPoint}
              onKeyDown={press}
            >
              <img src={source} alt="" style={getStyle(getPlacement({ picture, crop }, 'rest', focal))} />
              <span className="liget-crops__point" style={{ left: `${focal.x}%`, top: `${focal.y}%` }} />
            </button>
            <p role="status">
              {translate(PICTURE_TEXTS.focusAt(focal.x, focal.y))}
              {isChanged ? <strong> {translate(PICTURE_TEXTS.changed)}</strong> : null}
            </p>
          </div>
          <ul className="liget-crops__shapes">
            {SHAPE_NAMES.map((shape) => (
              <li key={shape}>
                <figure>
                  <div className="liget-crops__frame" style={{ aspectRatio: String(SHAPES[shape]) }}>
                    <img src={source} alt="" style={getStyle(getPlacement({ picture, crop }, shape, focal))} />
                  </div>
                  <figcaption>{translate(PICTURE_TEXTS.shapes[shape])}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {picture && visiblePart ? (
        <Measured width={Math.round(visiblePart.width)} height={Math.round(visiblePart.height)} shrunkFrom={stored['shrunkFrom']} />
      ) : null}
    </section>
  );
}

/** The size in pixels, and the uses for which it is large enough. */
function Measured({ width, height, shrunkFrom }: PixelSize & { shrunkFrom: unknown }) {
  const translate = useTranslate();
  const listUseNames = (uses: readonly PictureUse[]) => uses.map((use) => translate(PICTURE_USES[use].name)).join(', ');
  const narrow = USES.filter((use) => rateWidth(width, use) !== 'good');
  const good = USES.filter((use) => !narrow.includes(use));
  return (
    <>
      <p>{translate(PICTURE_TEXTS.measures(width, height))}</p>
      {typeof shrunkFrom === 'string' && shrunkFrom !== '' ? <p>{translate(PICTURE_TEXTS.shrunk(shrunkFrom))}</p> : null}
      {good.length > 0 ? (
        <p>
          {translate(PICTURE_TEXTS.enoughFor)}: {narrow.length === 0 ? translate(PICTURE_TEXTS.everything) : listUseNames(good)}.
        </p>
      ) : null}
      {narrow.length > 0 ? (
        <p className="liget-check__warning">
          {translate(PICTURE_TEXTS.narrowFor)}: {listUseNames(narrow)}.
        </p>
      ) : null}
    </>
  );
}
