import fc from "fast-check";
import { expect, it } from "vitest";
import { linesOf } from "./transcript-lines.ts";

const word = (content: string, from: number, to = from + 0.4) => ({
  type: "pronunciation",
  start_time: from.toFixed(2),
  end_time: to.toFixed(2),
  alternatives: [{ confidence: "0.98", content }],
});
const mark = (content: string) => ({ type: "punctuation", alternatives: [{ confidence: "0.0", content }] });
const result = (...items: object[]) => ({ jobName: "x", results: { transcripts: [], items }, status: "COMPLETED" });

it("ends a line with its sentence and with a silence", () => {
  expect(
    linesOf(
      result(
        word("Buongiorno", 0.1),
        mark(","),
        word("a", 0.6),
        word("tutti", 0.9),
        mark("."),
        word("Prima", 1.4),
        word("domanda", 9),
      ),
    ),
  ).toEqual([
    { from: 0.1, to: 1.3, text: "Buongiorno, a tutti." },
    { from: 1.4, to: 1.8, text: "Prima" },
    { from: 9, to: 9.4, text: "domanda" },
  ]);
});

it("loses no word, keeps their order, and lets no line grow without end", () => {
  const words = fc.array(
    fc.record({ content: fc.stringMatching(/^[a-z]{1,12}$/), gap: fc.double({ min: 0, max: 4, noNaN: true }) }),
  );
  fc.assert(
    fc.property(words, (spoken) => {
      let at = 0;
      const items = spoken.map(({ content, gap }) => {
        at += gap + 0.4;
        return word(content, at);
      });
      const lines = linesOf(result(...items));
      expect(lines.flatMap(({ text }) => text.split(" "))).toEqual(spoken.map(({ content }) => content));
      for (const { from, to, text } of lines) {
        expect(to).toBeGreaterThan(from);
        expect(text.length).toBeLessThanOrEqual(253);
      }
      expect(lines.map(({ from }) => from)).toEqual(lines.map(({ from }) => from).toSorted((a, b) => a - b));
    }),
  );
});

it("takes nothing for a transcript that is none", () => {
  expect(() => linesOf({ results: {} })).toThrow("items");
  expect(() => linesOf("<html>")).toThrow("expected object");
  expect(linesOf(result(mark(".")))).toEqual([]);
});
