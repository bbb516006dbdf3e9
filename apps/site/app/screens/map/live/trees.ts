/** Side of the texture tile in pixels. */
const TILE_SIZE = 96;
/** Crowns seen from above: centre and radius in the tile. */
const CROWNS = [
  [14, 18, 11],
  [44, 10, 8],
  [74, 22, 12],
  [30, 44, 9],
  [60, 50, 11],
  [88, 62, 8],
  [16, 72, 10],
  [46, 80, 12],
  [74, 86, 9],
] as const;

/** Draws the texture of woods; its crowns are not real trees. */
export function drawTreePattern(colour: string): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = TILE_SIZE;
  canvas.height = TILE_SIZE;
  const context = canvas.getContext('2d');
  if (!context) return new ImageData(TILE_SIZE, TILE_SIZE);
  context.fillStyle = colour;
  for (const [x, y, radius] of CROWNS)
    for (const dx of [-TILE_SIZE, 0, TILE_SIZE])
      for (const dy of [-TILE_SIZE, 0, TILE_SIZE]) {
        context.beginPath();
        context.arc(x + dx, y + dy, radius, 0, 2 * Math.PI);
        context.fill();
      }
  return context.getImageData(0, 0, TILE_SIZE, TILE_SIZE);
}
