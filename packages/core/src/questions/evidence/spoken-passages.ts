interface Line {
  from: number;
  text: string;
}

/** Characters that a passage has at least and at most: some sentences, read at a glance. */
const enough = 160;
const longest = 480;

/** Lines that follow each other, together until they say enough; each passage with the second at which it begins. */
export function spokenPassages(lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  for (const { from, text } of lines) {
    const last = found.at(-1);
    if (last && last.text.length < enough && last.text.length + text.length < longest) last.text += ` ${text}`;
    else found.push({ from, text });
  }
  return found;
}
