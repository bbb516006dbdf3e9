export interface LightboxLabels {
  /** The dialog's name. */
  lightbox: string;
  /** The carousel's name: 'Photo gallery'. */
  gallery: string;
  /** What kind of thing it is: 'carousel', 'slide'. */
  carousel: string;
  slide: string;
  previous: string;
  next: string;
  close: string;
  zoomIn: string;
  zoomOut: string;
  /** For example '2 of 6'. */
  position: (index: string, total: string) => string;
}
