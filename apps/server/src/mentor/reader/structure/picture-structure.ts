// What a picture's file says about itself, read from its bytes before any decoder sees them: a decoder's work has to be
// bounded by what was checked here, because it cannot be stopped half-way (MU6).

export type PictureFormat = "png" | "jpeg" | "webp";

/** A well-formed file of bounded parts: its format, and the size that the decoder will find, in pixels before turning. */
export interface PictureStructure {
  readonly format: PictureFormat;
  readonly width: number;
  readonly height: number;
  /** Bytes from the file's beginning to the picture's end. What comes after (a gain map, a film) is nothing we decode. */
  readonly length: number;
}
