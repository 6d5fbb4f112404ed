// Paper that shades off so fast that no flat region covers it: a colour that changes evenly over the bubble is
// fitted to it, and what lies near that colour is paper.
import type { RgbImage } from "../pixels/rgb-image.ts";

/** Places looked at for the fit, at most about. */
const MAX_SAMPLES = 5000;
/** What lies further from the fit than this (0–255) is left out of the next one. */
const ROUNDS = [255, 44, 26, 18];
/** Paper is at most this far from the fit, 0–255. */
const NEAR = 16;

/**
 * One byte per pixel of a bubble's cut: 1 where its colour is that of the evenly shaded paper. `flat` tells where
 * the picture is flat. Null when there is too little to go by. A new array.
 */
export function findShadedPaper(cut: RgbImage, flat: Uint8Array): Uint8Array | null {
  const places = samplePlaces(flat);
  if (places.length < 40) return null;
  let fit: Fit | null = null;
  for (const reach of ROUNDS) {
    const near: Fit | null = fit;
    const kept = near === null ? places : places.filter((place) => distance(cut, place, near) <= reach);
    // Less than half of what is flat would be no paper but one of several colours.
    if (kept.length < places.length * 0.5) return null;
    fit = fitColour(cut, kept);
    if (fit === null) return null;
  }
  const found = fit as Fit;
  const paper = new Uint8Array(flat.length);
  for (let place = 0; place < paper.length; place += 1) {
    if (distance(cut, place, found) <= NEAR) paper[place] = 1;
  }
  return paper;
}

function samplePlaces(flat: Uint8Array): readonly number[] {
  const all: number[] = [];
  for (let place = 0; place < flat.length; place += 1) if (flat[place] === 1) all.push(place);
  const step = Math.max(1, Math.floor(all.length / MAX_SAMPLES));
  return all.filter((_, index) => index % step === 0);
}

/** For each channel the weights of 1, across, down and down². */
type Fit = readonly [red: Weights, green: Weights, blue: Weights];
type Weights = readonly [number, number, number, number];

function terms({ width, height }: RgbImage, place: number): Weights {
  const y = Math.floor(place / width);
  const across = (place - y * width) / width - 0.5;
  const down = y / height - 0.5;
  return [1, across, down, down * down];
}

/** Greatest difference of a channel between a pixel and the fitted colour, 0–255. */
function distance(cut: RgbImage, place: number, fit: Fit): number {
  const [, across, down, squared] = terms(cut, place);
  let most = 0;
  for (const [channel, [level, right, below, bend]] of fit.entries()) {
    const want = level + right * across + below * down + bend * squared;
    most = Math.max(most, Math.abs((cut.data[place * 3 + channel] as number) - want));
  }
  return most;
}

/** Least squares over the places; null when they lie so that nothing follows. */
function fitColour(cut: RgbImage, places: readonly number[]): Fit | null {
  // Four rows of four sums of products, and three right sides.
  const rows = Array.from({ length: 4 }, () => new Float64Array(7));
  for (const place of places) {
    const term = terms(cut, place);
    for (const [index, row] of rows.entries()) {
      const factor = term[index] as number;
      for (let column = 0; column < 4; column += 1)
        row[column] = (row[column] as number) + factor * (term[column] as number);
      for (let channel = 0; channel < 3; channel += 1)
        row[4 + channel] = (row[4 + channel] as number) + factor * (cut.data[place * 3 + channel] as number);
    }
  }
  if (!solve(rows)) return null;
  // A row for each of the four weights.
  const channel = (index: number): Weights =>
    rows.map((row) => row[4 + index] as number) as unknown as Weights;
  return [channel(0), channel(1), channel(2)];
}

/** Gauss and Jordan in place: the left four columns become the unit matrix. False when they cannot. */
function solve(rows: readonly Float64Array[]): boolean {
  for (const [index, row] of rows.entries()) {
    const pivot = row[index] as number;
    if (Math.abs(pivot) < 1e-9) return false;
    for (let column = 0; column < 7; column += 1) row[column] = (row[column] as number) / pivot;
    for (const other of rows) {
      const factor = other[index] as number;
      if (other === row || factor === 0) continue;
      for (let column = 0; column < 7; column += 1)
        other[column] = (other[column] as number) - factor * (row[column] as number);
    }
  }
  return true;
}
