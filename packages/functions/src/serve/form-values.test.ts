import { expect, it } from "vitest";
import * as z from "zod";
import { formValues } from "./form-values.ts";

const body = z.object({ pieces: z.int(), euro: z.number().optional(), name: z.string() });

it.each([
  ["12", 12],
  ["-3", -3],
  ["12.5", 12.5],
  ["0x10", "0x10"],
  ["1e3", "1e3"],
  ["1,5", "1,5"],
  [" 5", " 5"],
  ["+5", "+5"],
  ["Infinity", "Infinity"],
  ["9999999999999999", "9999999999999999"],
])("takes %j as %j, so that the schema refuses what is no decimal", (text, value) => {
  expect(formValues(body, { pieces: text, euro: text })).toEqual({ pieces: value, euro: value });
});

it("leaves texts as they are, and nothing for an empty number", () => {
  expect(formValues(body, { name: "0x10", pieces: "" })).toEqual({ name: "0x10", pieces: undefined });
});
