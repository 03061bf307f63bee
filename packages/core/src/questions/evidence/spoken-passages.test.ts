import fc from "fast-check";
import { expect, it } from "vitest";
import { spokenPassages } from "./spoken-passages.ts";

it("keeps every line, in its order, each passage with the second at which it begins", () => {
  const lines = fc.array(
    fc.record({ from: fc.nat(10_000), text: fc.stringMatching(/^[a-z]{1,40}( [a-z]{1,40}){0,5}$/) }),
  );
  fc.assert(
    fc.property(lines, (spoken) => {
      const passages = spokenPassages(spoken);
      expect(passages.map(({ text }) => text).join(" ")).toBe(spoken.map(({ text }) => text).join(" "));
      for (const { from } of passages) expect(spoken.map((line) => line.from)).toContain(from);
      for (const { text } of passages) expect(text.length).toBeLessThanOrEqual(480);
    }),
  );
});

it("joins short sentences until they say enough", () => {
  const short = (from: number) => ({ from, text: "La stringa corta vede meno ombra di quella lunga." });
  expect(spokenPassages([short(0), short(5), short(9), short(12), short(16)]).map(({ from }) => from)).toEqual([0, 16]);
});
