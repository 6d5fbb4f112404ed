// Several reasons at once for one thing that is on or off: it is on until the last of them is gone.

/** Returns how to add a reason; what that returns takes it away again. `tell` hears of every change of on and off. */
export function createHolds(tell: (held: boolean) => void): () => () => void {
  let count = 0;
  return () => {
    let isHeld = true;
    count += 1;
    if (count === 1) tell(true);
    return () => {
      if (!isHeld) return;
      isHeld = false;
      count -= 1;
      if (count === 0) tell(false);
    };
  };
}
