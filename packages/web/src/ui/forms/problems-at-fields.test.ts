import { expect, it } from "vitest";
import { problemsAtFields } from "./problems-at-fields.ts";

const shown = new Set(["name", "place.street", "lines.0.quantity", "parts", "reference"]);
const placed = (...fields: string[]) =>
  problemsAtFields(
    fields.map((field, index) => ({ field, code: `${index}` })),
    { shown, names: { settlementRef: "reference" }, inWords: ({ code }) => `words ${code}` },
  );

it("stands at its own field, dotted or in a list, else at the one that holds it, or under its other name", () =>
  expect(placed("place.street", "lines.0.quantity", "parts.2.quantity", "settlementRef")).toEqual({
    at: { "place.street": "words 0", "lines.0.quantity": "words 1", parts: "words 2", reference: "words 3" },
    beside: [],
  }));

it("loses none without a field, and keeps the first of two at one", () =>
  expect(placed("name", "name", "lines.1.quantity", "hidden")).toEqual({
    at: { name: "words 0" },
    beside: ["words 2", "words 3"],
  }));
