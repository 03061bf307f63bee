import { expect, it } from "vitest";
import { documentOf } from "./document-link.tsx";

it("is the way to a document by its number, of one that was issued and of one that something was done to", () => {
  const number = { field: "number", to: "2/2026NC" };
  expect(documentOf({ entity: "FiscalDocument", id: "D", fields: [{ field: "total", to: 1 }, number] })).toEqual({
    id: "D",
    number: "2/2026NC",
  });
  expect(documentOf({ entity: "FiscalDocument", id: "D", fields: [{ field: "state", to: "sent" }] })).toBeUndefined();
  expect(documentOf({ entity: "Order", id: "O", fields: [number] })).toBeUndefined();
});
