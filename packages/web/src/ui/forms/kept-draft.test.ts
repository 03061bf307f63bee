import { expect, it } from "vitest";
import { changedOf } from "./kept-draft.ts";

const stored = { name: "Ada", notes: "", password: "", code: "", iban: "", postalCode: "10100", lines: [1, 2] };

it("keeps what differs from the record, and nothing that is the same", () =>
  expect(changedOf({ ...stored, name: "Bea", lines: [1, 3] }, stored)).toEqual({ name: "Bea", lines: [1, 3] }));

it("never keeps a password, a code, an IBAN, a file or what the form leaves out", () => {
  const typed = {
    ...stored,
    password: "a",
    newPassword: "b",
    code: "123456",
    iban: "IT60",
    notes: "n",
    file: new Blob(),
  };
  expect(changedOf(typed, stored, ["notes"])).toEqual({});
  expect(changedOf({ ...stored, postalCode: "10121" }, stored)).toEqual({ postalCode: "10121" });
});
