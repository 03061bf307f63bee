import { expect, it } from "vitest";
import { ApiProblem } from "../../../api/client.ts";
import { pauseAfter, problemOf, undoneBy } from "./command.ts";

it.each([
  [0, "no-connection"],
  [500, "unexpected-error"],
  [503, "provider-unavailable"],
  [401, "not-logged-in"],
  [409, "meant-for-another"],
  [409, "request-in-progress"],
  [429, "too-many-requests"],
  [403, "proof-needed"],
])("waits after %d %s: that says nothing of the command", (status, code) => {
  expect(undoneBy(new ApiProblem(status, { code }))).toEqual({ is: "waits" });
});

it("waits after what was no answer", () => {
  expect(undoneBy(new TypeError("failed to fetch"))).toEqual({ is: "waits" });
});

it.each([
  [409, "serial-shipped"],
  [422, "not-a-serial"],
  [404, "not-found"],
  [403, "forbidden"],
])("is refused by %d %s, and keeps the server's words", (status, code) => {
  const undone = undoneBy(new ApiProblem(status, { code, params: { because: "mac" } }));
  expect(undone).toMatchObject({ is: "refused", problem: { status, code, params: { because: "mac" } } });
  if (undone.is === "refused")
    expect(problemOf(undone.problem)).toMatchObject({ status, code, params: { because: "mac" } });
});

it("waits longer each time, a minute or little more at most", () => {
  const pauses = Array.from({ length: 12 }, (_, at) => pauseAfter(at + 1, 0.5));
  expect(pauses.slice(0, 6)).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000]);
  expect(Math.max(...pauses)).toBe(60_000);
  expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([1500, 2500]);
});
