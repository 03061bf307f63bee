import { expect, it } from "vitest";
import { firstFew } from "./found-group.tsx";

const row = (id: string, from: string) => ({ id, from });

it("keeps of those that were found twice the first, where it stood, and five in all", () => {
  const byNumber = row("A", "number");
  const byWords = ["B", "C", "D", "E", "F", "A"].map((id) => row(id, "words"));
  expect(firstFew([byNumber, ...byWords])).toEqual([byNumber, ...byWords.slice(0, 4)]);
});
