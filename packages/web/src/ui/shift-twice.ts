/** Two presses of Shift this close, in milliseconds, are one gesture. */
const gesture = 500;

/** Tells of each key press, at a time in milliseconds, whether it is the second Shift of two in a row. */
export function shiftTwice(): (key: string, at: number) => boolean {
  let before = Number.NEGATIVE_INFINITY;
  return (key, at) => {
    const twice = key === "Shift" && at - before <= gesture;
    before = key === "Shift" && !twice ? at : Number.NEGATIVE_INFINITY;
    return twice;
  };
}
