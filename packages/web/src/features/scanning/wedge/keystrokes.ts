/** A key as the browser tells of it; `at` in milliseconds, of any clock that goes on. */
export interface Keystroke {
  key: string;
  ctrlKey: boolean;
  at: number;
}

/** A scanner types faster than anybody: so many milliseconds are between two of its keys at most. */
const fastest = 60;
/** A scanner by radio, or a busy telephone, pauses within a code for so many milliseconds; what came before was typed as no hand types. */
const pause = 300;
/** What is shorter is somebody's key and Enter. */
const shortest = 4;
/** Controls that scanners type as Ctrl and a sign: the separator of GS1 codes and its like are kept, line ends end the code. */
const controls: Readonly<Record<string, string>> = { "]": "\u001D", "^": "\u001E", "\\": "\u001C", "[": "", "@": "" };
const endings = new Set(["Enter", "Tab"]);
/** Ctrl+J and Ctrl+M are line ends; without this the browser would open its downloads at the first. */
const typedEndings = new Set(["j", "m"]);

export type Pressed =
  /** It is no scanner's. */
  | { is: "passed" }
  /** It may be: it is let through until that is known. `after` so many milliseconds since the key before it. */
  | { is: "collected"; isFirst: boolean; after: number }
  /** A control within a code: nothing else may take it. */
  | { is: "swallowed" }
  /** The code is whole. */
  | { is: "code"; text: string };

/**
 * Tells a wedge scanner, which types what it reads and ends by Enter or Tab, from hands. Give it every key as it comes.
 */
export function keystrokes(): (stroke: Keystroke) => Pressed {
  let text = "";
  let count = 0;
  let last = -Infinity;
  const begin = (): void => {
    text = "";
    count = 0;
  };
  return ({ key, ctrlKey, at }) => {
    const after = at - last;
    last = at;
    if (after > (count >= shortest ? pause : fastest)) begin();
    const isEnd = endings.has(key) || (ctrlKey && typedEndings.has(key.toLowerCase()));
    if (isEnd) {
      const code = text;
      const isWhole = count >= shortest;
      begin();
      return isWhole ? { is: "code", text: code } : { is: "passed" };
    }
    const control = ctrlKey ? controls[key] : undefined;
    if (control !== undefined && count > 0) {
      text += control;
      return { is: "swallowed" };
    }
    // Shift and its like come between the signs.
    if (key.length > 1) return { is: "passed" };
    if (ctrlKey) {
      begin();
      return { is: "passed" };
    }
    text += key;
    count += 1;
    return { is: "collected", isFirst: count === 1, after };
  };
}
