/**
 * Crowns of trees for an SVG or canvas pattern that fills `wood`: a texture, which claims no single tree. The tile is `size` metres wide and high and
 * repeats without a seam.
 */
export const treeTexture = {
  size: 26,
  crowns: [
    { x: 6, y: 7, radius: 3.6 },
    { x: 17, y: 4.5, radius: 2.8 },
    { x: 21, y: 13, radius: 3.4 },
    { x: 11, y: 16, radius: 3 },
    { x: 4.5, y: 21, radius: 2.6 },
    { x: 18, y: 21.5, radius: 3.6 },
  ],
} as const;
