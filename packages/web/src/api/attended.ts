/** Whoever has touched nothing for so long may have left: what the page asks by itself then keeps no session open. */
const presentMs = 120_000;

let lastTouched = Date.now();
const touched = () => {
  lastTouched = Date.now();
};
if (typeof window !== "undefined") {
  for (const type of ["pointerdown", "keydown", "wheel", "touchmove"]) {
    window.addEventListener(type, touched, { capture: true, passive: true });
  }
}

export const isAttended = (): boolean => Date.now() - lastTouched < presentMs;
