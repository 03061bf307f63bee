import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { remembered } from "./idempotency.ts";
import { limited } from "../http/rate-limit.ts";

useDatabase();
const now = new Date("2026-11-20T10:00:00Z");
const once = (key: string, request = "{}") => ({ scope: "user-1 /orders", key, request, now });

it("gives the first answer again and runs once", async () => {
  let runs = 0;
  const run = () => Promise.resolve({ order: ++runs });
  expect(await remembered(once("a"), run)).toEqual({ order: 1 });
  expect(await remembered(once("a"), run)).toEqual({ order: 1 });
  expect(runs).toBe(1);
});

it("refuses one key for two different requests", async () => {
  await remembered(once("b", "1"), () => Promise.resolve({}));
  await expect(remembered(once("b", "2"), () => Promise.resolve({}))).rejects.toThrow("idempotency-key-reused");
});

it("tells the second of two at once that the first is under way", async () => {
  const begun = Promise.withResolvers<void>();
  const work = Promise.withResolvers<{ done: boolean }>();
  const first = remembered(once("c"), () => {
    begun.resolve();
    return work.promise;
  });
  await begun.promise;
  await expect(remembered(once("c"), () => Promise.resolve({}))).rejects.toThrow("request-in-progress");
  work.resolve({ done: true });
  expect(await first).toEqual({ done: true });
});

it("forgets a run that failed, so that it can be tried again", async () => {
  await expect(remembered(once("d"), () => Promise.reject(new Error("broke")))).rejects.toThrow("broke");
  expect(await remembered(once("d"), () => Promise.resolve("second"))).toBe("second");
});

it("counts calls per caller and window", async () => {
  const endpoint = { method: "GET", path: "/x", rateLimit: { limit: 2, windowSeconds: 60 } } as const;
  await limited(endpoint, "1.2.3.4", now);
  await limited(endpoint, "1.2.3.4", now);
  await expect(limited(endpoint, "1.2.3.4", now)).rejects.toThrow("too-many-requests");
  await limited(endpoint, "5.6.7.8", now);
  await limited(endpoint, "1.2.3.4", new Date(now.getTime() + 60_000));
});
