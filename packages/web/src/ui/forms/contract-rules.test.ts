import * as z from "zod";
import { expect, it } from "vitest";
import { register, saveShippingAddress } from "../../api/endpoints.gen.ts";
import { faultsOf, isRequired, rulesOf } from "./contract-rules.ts";

const Line = z.object({ productId: z.string().min(1), quantity: z.int().min(1) });
const schema = z
  .object({
    name: z.string().trim().min(2),
    notes: z.string().max(10),
    pec: z.string().optional(),
    place: z.object({ street: z.string().min(2) }),
    lines: z.array(Line),
    some: z.array(Line).min(1),
    truck: z.boolean().default(true),
    texts: z.record(z.string(), z.object({ name: z.string().min(1) })),
    trimmed: z.preprocess((value) => value, z.string().min(1)),
  })
  .refine(() => true);

it("marks what nobody may leave empty: at any depth, in a list, behind a transformation", () => {
  const marked = ["name", "place.street", "lines.3.productId", "lines.0.quantity", "texts.de.name", "trimmed", "some"];
  const free = ["notes", "pec", "truck", "lines", "unknown", "place.unknown"];
  expect(marked.filter((path) => !isRequired(schema, path))).toEqual([]);
  expect(free.filter((path) => isRequired(schema, path))).toEqual([]);
});

it("says of an empty field that it is required, of a wrong one what is wrong", () => {
  const input = {
    name: " ",
    notes: "",
    lines: [{ productId: "a", quantity: 0 }],
    some: [{ productId: "a", quantity: 1 }],
    texts: {},
    trimmed: "x",
  };
  expect(faultsOf(schema, input)).toEqual([
    { field: "name", code: "required" },
    { field: "place", code: "required" },
    { field: "lines.0.quantity", code: "too-small", params: { minimum: 1 } },
  ]);
});

it("finds the rules of an endpoint by its route, and has none for one without a body", async () => {
  const rules = await rulesOf(saveShippingAddress);
  expect([rules?.isRequired("street"), rules?.isRequired("addressDetails")]).toEqual([true, false]);
  expect((await rulesOf(register))?.isRequired("billingAddress.city")).toBe(true);
});
