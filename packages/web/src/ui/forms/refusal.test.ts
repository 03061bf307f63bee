import { expect, it } from "vitest";
import type { FieldProblem } from "@solvia/core/platform/problems";
import { ApiProblem } from "../../api/client.ts";
import type { Translate } from "../../i18n/words.ts";
import type { Placed } from "./problems-at-fields.ts";
import { refused } from "./refusal.ts";

const t = ((key: string) => key) as unknown as Translate;
/** Each problem at its field; those of the whole form beside them. */
const place = (problems: readonly FieldProblem[]): Placed => ({
  at: Object.fromEntries(problems.filter(({ field }) => field !== "").map(({ field, code }) => [field, code])),
  beside: problems.filter(({ field }) => field === "").map(({ code }) => code),
});
const name = { field: "name", code: "too-long" };
const whole = { field: "", code: "both-missing" };
const invalid = (...fields: FieldProblem[]) => problem("invalid-input", fields);
const problem = (code: string, fields: FieldProblem[] = []) => new ApiProblem(422, { code, errors: fields });

it("tells what its fields name at the fields and beside them, and what they don't in the form", () => {
  expect(refused(invalid(name, whole), {}, place, t)).toEqual({
    found: { at: { name: "too-long" }, beside: ["both-missing"] },
    formError: undefined,
  });
  const gone = problem("not-found");
  expect(refused(gone, {}, place, t)).toEqual({ found: { at: {}, beside: [] }, formError: gone });
  const offline = new Error("no network");
  expect(refused(offline, {}, place, t).formError).toBe(offline);
});

it("tells in a toast what stands at no field, once: beside the fields nothing is left of it", () => {
  expect(refused(invalid(name, whole), { failed: "Not saved" }, place, t)).toEqual({
    found: { at: { name: "too-long" }, beside: [] },
    toast: { title: "Not saved", message: "both-missing" },
  });
  expect(refused(invalid(name), { failed: "Not saved" }, place, t).toast).toEqual({
    title: "Not saved",
    message: undefined,
  });
  const { toast, found } = refused(problem("not-found", [whole]), { failed: "Not saved" }, place, t);
  expect([toast?.title, toast?.message, found.beside]).toEqual(["Not saved", expect.stringContaining("not-found"), []]);
});

it("puts a code that the form gives a field to that field, in the form's words where it has some", () => {
  const at = { "email-taken": ["email", "Somebody has it"], "wrong-code": "code" } as const;
  expect(refused(problem("email-taken"), { at }, place, t)).toEqual({
    found: { at: { email: "Somebody has it" }, beside: [] },
    formError: undefined,
  });
  const { found, formError } = refused(problem("wrong-code"), { at }, place, t);
  expect([found.at["code"], formError]).toEqual([expect.stringContaining("wrong-code"), undefined]);
});
