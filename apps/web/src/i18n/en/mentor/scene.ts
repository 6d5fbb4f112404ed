// The banner of a scene that is being played.

/** Words of the banner. */
export const scene = {
  title: "Role-play",
  who: { her: "Spark plays her", him: "Spark plays him", them: "Spark plays the other side" },
  named: "Spark plays {{name}}",
  level: "How hard it is",
  levels: { warm: "Warm", dry: "Dry", busy: "Busy" },
  stop: "Stop and review",
};
