// The drawn screenshots' face: planned, drawn with a real browser, and scored.
export { planCorpus } from "./corpus-plan.ts";
export type { CorpusItem } from "./corpus-plan.ts";
export { createCorpusPainter, findCorpusBrowser } from "./draw-corpus.ts";
export type { CorpusPainter, DrawnScreenshot, SeenMessage } from "./draw-corpus.ts";
export { drawLandscapePage, drawMessageList, drawOutlinedProfile, drawProfilePage } from "./other-pages.ts";
export { drawPhoto, planPhotos } from "./photo-scenes.ts";
export type { PhotoItem } from "./photo-scenes.ts";
export { scoreReading, sumScores } from "./score-reading.ts";
export type { ReadingScore } from "./score-reading.ts";
