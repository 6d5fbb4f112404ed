// The drawn character: one geometry, two ways to show it (SVG component, canvas shapes).
export { CharacterFigure, CharacterMark, ShapePaths } from "./character-figure.tsx";
export { faceShift, FIGURE_BOX, figureLayers } from "./geometry.ts";
export type { FigureMood } from "./face.ts";
export { MARK_NAMES, MARK_PATHS } from "./marks.ts";
export type { FigureShape } from "./marks.ts";
export { paintShapes } from "./paint-shapes.ts";
export { TONES } from "./palette.ts";
