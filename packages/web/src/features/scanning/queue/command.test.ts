import { expect, it } from "vitest";
import { ApiProblem } from "../../../api/client.ts";
import { nextOf, pauseAfter, problemOf, undoneBy, type Command } from "./command.ts";

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

it("sends in order, and what concludes only when nothing of its subject before it stands refused", () => {
  const command = (seq: number, kind: string, state: Command["state"] = "waiting", subject = "count/1"): Command => ({
    seq,
    id: String(seq),
    userId: "U",
    kind,
    input: {},
    subject,
    label: "",
    state,
  });
  const last = (kind: string) => kind === "hand-in";
  const next = (...all: Command[]) => nextOf(all, "U", last)?.seq;
  expect(next(command(1, "count"), command(2, "hand-in"))).toBe(1);
  expect(next(command(1, "count", "refused"), command(2, "count"), command(3, "hand-in"))).toBe(2);
  expect(next(command(1, "count", "refused"), command(3, "hand-in"))).toBeUndefined();
  expect(next(command(1, "count", "refused"), command(3, "hand-in"), command(4, "count", "waiting", "count/2"))).toBe(
    4,
  );
  expect(next(command(1, "count", "refused", "count/2"), command(3, "hand-in"))).toBe(3);
  expect(next(command(2, "hand-in"), command(3, "count", "refused"))).toBe(2);
  expect(nextOf([command(1, "count")], "another", last)).toBeUndefined();
});
