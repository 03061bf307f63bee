/** A code in a picture of the camera. */
export interface Seen {
  text: string;
  /** How far its middle is from the picture's, in pixels. */
  off: number;
}

/** So many pictures in a row have to show a code: one that is read once may be misread. */
const needed = 2;
/** After so many pictures without it a code may be meant anew. */
const away = 6;

/**
 * Tells which code is meant, picture by picture: the one that is nearest the middle, read twice alike, and once for as long as it stays there.
 */
export function steadyCodes(): (seen: readonly Seen[]) => string | undefined {
  let candidate: string | undefined;
  let times = 0;
  /** What was given, and for how many pictures it has been gone since. */
  const given = new Map<string, number>();
  return (seen) => {
    const texts = new Set(seen.map(({ text }) => text));
    for (const [text, gone] of given) {
      if (texts.has(text)) given.set(text, 0);
      else if (gone + 1 >= away) given.delete(text);
      else given.set(text, gone + 1);
    }
    const nearest = seen.toSorted((a, b) => a.off - b.off)[0]?.text;
    times = nearest !== undefined && nearest === candidate ? times + 1 : 1;
    candidate = nearest;
    if (nearest === undefined || times < needed || given.has(nearest)) return undefined;
    given.set(nearest, 0);
    return nearest;
  };
}
