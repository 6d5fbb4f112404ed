// The posters' drawing as one file of its own: the server runs it in a thread, with a canvas of Node's. It brings what a browser's page
// would have: the match's own store, draw list and painter.
export { drawPoster } from "./draw-poster.ts";
