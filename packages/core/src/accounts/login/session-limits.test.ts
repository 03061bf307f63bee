import fc from "fast-check";
import { expect, it, test } from "vitest";
import { roles, type Role } from "../../platform/access.ts";
import { dueToTouch, provenLately, sessionLimits, stands } from "./session-limits.ts";

const begun = Date.parse("2026-11-22T08:00:00Z");
const at = (seconds: number) => new Date(begun + seconds * 1000);
const seen = (seconds: number) => ({ createdOn: at(0).toISOString(), lastSeenOn: at(seconds).toISOString() });

test.each([
  [["customer"], 14 * 86_400, 30 * 86_400],
  [["customer", "reseller"], 14 * 86_400, 30 * 86_400],
  [["customer", "sales_agent"], 2 * 3600, 12 * 3600],
  [["customer", "warehouse"], 4 * 3600, 12 * 3600],
  [["customer", "admin"], 30 * 60, 12 * 3600],
  [["customer", "sales_agent", "admin"], 30 * 60, 12 * 3600],
] as const)("%j: idle after %i seconds, over after %i", (held, idle, whole) => {
  expect(stands(seen(0), held, at(idle - 1))).toBe(true);
  expect(stands(seen(0), held, at(idle))).toBe(false);
  expect(stands(seen(whole - 10), held, at(whole - 1))).toBe(true);
  expect(stands(seen(whole - 10), held, at(whole))).toBe(false);
});

const someRoles = fc.uniqueArray(fc.constantFrom<Role>(...roles));

it("no role makes a session longer", () => {
  fc.assert(
    fc.property(someRoles, fc.constantFrom<Role>(...roles), (held, another) => {
      const [before, after] = [sessionLimits(held), sessionLimits([...held, another])];
      expect(after.idleSeconds).toBeLessThanOrEqual(before.idleSeconds);
      expect(after.lifetimeSeconds).toBeLessThanOrEqual(before.lifetimeSeconds);
    }),
  );
});

it("whoever keeps coming within five sixths of the idle time is never idle", () => {
  fc.assert(
    fc.property(someRoles, fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 200 }), (held, pauses) => {
      const { idleSeconds, lifetimeSeconds } = sessionLimits(held);
      let [lastSeen, now] = [0, 0];
      for (const pause of pauses) {
        now += (pause / 100) * idleSeconds * (5 / 6) * 0.999;
        if (now >= lifetimeSeconds) return;
        expect(stands(seen(lastSeen), held, at(now))).toBe(true);
        if (dueToTouch(seen(lastSeen), held, at(now))) lastSeen = now;
      }
    }),
  );
});

it("a proof counts for ten minutes, and none never", () => {
  expect(provenLately(begun / 1000, at(599))).toBe(true);
  expect(provenLately(begun / 1000, at(600))).toBe(false);
  expect(provenLately(undefined, at(0))).toBe(false);
});
