import type { TypedLine } from "./typed-line.ts";

export type LinesAct =
  | { do: "change"; key: string; part: Partial<TypedLine> }
  | { do: "add"; lines: readonly TypedLine[] }
  | { do: "remove"; key: string }
  /** By so many places; beyond the ends it stays at them. */
  | { do: "move"; key: string; by: number }
  | { do: "set"; lines: readonly TypedLine[] };

/** The lines after one act of their seller. */
export function linesAfter(lines: readonly TypedLine[], act: LinesAct): readonly TypedLine[] {
  switch (act.do) {
    case "change":
      return lines.map((line) => (line.key === act.key ? { ...line, ...act.part } : line));
    case "add":
      return [...lines, ...act.lines];
    case "remove":
      return lines.filter(({ key }) => key !== act.key);
    case "move": {
      const from = lines.findIndex(({ key }) => key === act.key);
      const line = lines[from];
      if (!line) return lines;
      const others = lines.filter((one) => one !== line);
      return others.toSpliced(Math.max(0, Math.min(others.length, from + act.by)), 0, line);
    }
    case "set":
      return act.lines;
  }
}
