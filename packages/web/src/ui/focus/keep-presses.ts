/** What a press acts on when it is let go. */
const actors =
  "a[href], button, summary, label, [role=option], [role=menuitem], [role=tab], input[type=checkbox], input[type=radio]";
/** Pixels by which a hand trembles: a pointer that moved farther was dragged away on purpose. */
const tremble = 8;

interface Press {
  actor: HTMLElement;
  x: number;
  y: number;
  left: number;
  top: number;
}

const near = (one: number, other: number): boolean => Math.abs(one - other) <= tremble;

/**
 * A click is lost when the page moves between press and release: a field that is left on the press tells what is wrong with
 * it, what stands below moves, and the release meets something else. Such a press still counts, whichever form it is in.
 */
export function keepPresses(view: Window): void {
  let press: Press | undefined;
  const begin = (event: MouseEvent): void => {
    const actor = event.target instanceof Element ? event.target.closest<HTMLElement>(actors) : null;
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!actor || !plain) return void (press = undefined);
    const { left, top } = actor.getBoundingClientRect();
    press = { actor, x: event.clientX, y: event.clientY, left, top };
  };
  const end = (event: MouseEvent): void => {
    const begun = press;
    press = undefined;
    if (!begun || !begun.actor.isConnected || begun.actor.contains(event.target as Node)) return;
    const { left, top } = begun.actor.getBoundingClientRect();
    const moved = left !== begun.left || top !== begun.top;
    if (moved && near(event.clientX, begun.x) && near(event.clientY, begun.y)) begun.actor.click();
  };
  view.addEventListener("mousedown", begin, true);
  view.addEventListener("mouseup", end, true);
}
