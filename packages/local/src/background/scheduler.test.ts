import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { startSchedules } from "./scheduler.ts";

const folder = mkdtempSync(join(tmpdir(), "solvia-schedules-"));
let clock: Date;
let ran: string[];
let file: string;
let stop = () => {};
let files = 0;

beforeEach(() => {
  vi.useFakeTimers();
  clock = new Date("2026-11-21T04:59:50Z");
  ran = [];
  file = join(folder, String(files++));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});
afterAll(() => rmSync(folder, { recursive: true }));

function start(fails = false) {
  const started = startSchedules({
    file,
    now: () => clock,
    load: async (name) => async () => {
      ran.push(name.replace("schedules/", ""));
      if (fails) throw new Error("no network");
    },
  });
  stop = started.stop;
  return started;
}

async function pass(minutes: number): Promise<void> {
  clock = new Date(clock.getTime() + minutes * 60_000);
  await vi.advanceTimersByTimeAsync(15_000);
}

it("runs a daily schedule at its time, once, and an hourly one an hour after the start", async () => {
  start();
  expect(ran).toEqual([]);
  // What comes each minute is told apart: it ran with every pass.
  const each = new Set(["tend-webhooks", "hand-out-campaigns", "tend-transcriptions"]);
  const others = () => ran.filter((name) => !each.has(name));
  await pass(1);
  expect(others()).toEqual(["late-payments"]);
  await pass(1);
  expect(others()).toEqual(["late-payments"]);
  await pass(60);
  expect([...each].every((name) => ran.includes(name))).toBe(true);
  expect(others()).toEqual([
    "late-payments",
    "expire-unpaid-orders",
    "watch-quotations",
    "tend-subscriptions",
    "tend-leads",
    "tend-tickets",
    "settle-refunds",
    "fetch-exchange-notices",
    "publish-due",
    "turn-reseller-prices",
    "remind-registered",
  ]);
});

it("makes up once for what fell due while the machine was off", async () => {
  start();
  await pass(1);
  stop();
  ran = [];
  clock = new Date("2026-11-24T12:00:00Z");
  start();
  await pass(0);
  expect(ran.filter((name) => name === "late-payments")).toHaveLength(1);
});

it("runs by hand, tells what went wrong, and when it runs next", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const schedules = start(true);
  expect(await schedules.fire("rebuild-search-index")).toBe("no network");
  expect(schedules.lastRun("rebuild-search-index")).toEqual({ at: clock, failure: "no network" });
  expect(schedules.nextRun("rebuild-search-index")).toEqual(new Date("2026-11-22T02:30:00Z"));
});
