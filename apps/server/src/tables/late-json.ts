// A subscribe reply's picture that is drawn when it is written, not when the subscription was allowed: by then the
// client is in the channel, so that nothing falls between the picture and the first publication.
export class LateJson {
  readonly #draw: () => unknown;

  /** `draw` gives any JSON value; it is called each time this is written as JSON. */
  constructor(draw: () => unknown) {
    this.#draw = draw;
  }

  /** Called by JSON.stringify. */
  toJSON(): unknown {
    return this.#draw();
  }
}
