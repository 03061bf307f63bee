import fc from "fast-check";
import { expect, it } from "vitest";
import { afterTry, mostTries, type Outcome } from "./retrying.ts";
import type { Webhook, WebhookMessage } from "./webhook.ts";

const begun = Date.parse("2026-11-29T10:00:00.000Z");
const hour = 3_600_000;
const at = (ms: number): string => new Date(ms).toISOString();

const webhook: Webhook = {
  id: "W1",
  userId: "U1",
  url: "https://shop.example/hook",
  topics: ["order.placed"],
  mode: "live",
  generation: 1,
  slow: 0,
  createdOn: at(begun),
  version: 1,
};
const message: WebhookMessage = {
  webhookId: "W1",
  id: "M1",
  userId: "U1",
  type: "order.placed",
  body: "{}",
  state: "pending",
  tries: [],
  tried: 0,
  nextAt: at(begun),
  createdOn: at(begun),
  version: 1,
};

/** A message that every try of fails with the same answer, each at the moment it was put off to. */
function untilTheEnd(answer: Parameters<typeof afterTry>[1]["answer"], random: () => number) {
  const outcomes: Outcome[] = [];
  let now = begun;
  for (let state = { message, webhook }; state.message.state === "pending" && !state.webhook.off;) {
    const outcome = afterTry(state, { at: at(now), answer, ms: 20 }, { random: random() });
    outcomes.push(outcome);
    now = Date.parse(outcome.message.nextAt);
    state = outcome;
  }
  return outcomes;
}

it("tries ten times over about three days, and then gives the message up", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
      const outcomes = untilTheEnd(500, () => random);
      expect(outcomes).toHaveLength(mostTries);
      expect(outcomes.at(-1)?.message.state).toBe("failed");
      const last = Date.parse(outcomes.at(-1)?.message.tries.at(-1)?.at ?? "") - begun;
      expect(last).toBeGreaterThan(67 * hour);
      expect(last).toBeLessThan(84 * hour);
      const moments = outcomes.map((one) => Date.parse(one.message.nextAt));
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    }),
  );
});

it("any 2xx takes the message and forgets what failed before; no other answer does", () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), (answer) => {
      const failing = {
        ...webhook,
        failingSince: at(begun - hour),
        slow: 3,
        pausedUntil: at(begun),
        warnedOn: at(begun),
      };
      const { message: after, webhook: address } = afterTry(
        { message, webhook: failing },
        { at: at(begun), answer, ms: 1 },
        { random: 0.5 },
      );
      expect(after.state === "delivered").toBe(answer >= 200 && answer <= 299);
      if (after.state === "delivered") expect(address).toEqual(webhook);
    }),
  );
});

it("410 turns the address off at once, and its owner is told", () => {
  const outcome = afterTry({ message, webhook }, { at: at(begun), answer: 410, ms: 1 }, { random: 0 });
  expect(outcome).toMatchObject({ message: { state: "failed" }, webhook: { off: "gone" }, tell: "off" });
});

it("warns after one day and after three, and turns off after five", () => {
  const told: [hours: number, tell: string][] = [];
  let address = webhook;
  for (let hours = 0; hours <= 24 * 5 && !address.off; hours += 6) {
    const outcome = afterTry(
      { message, webhook: address },
      { at: at(begun + hours * hour), answer: "unreachable", ms: 1 },
      { random: 0.5 },
    );
    address = outcome.webhook;
    if (outcome.tell) told.push([hours, outcome.tell]);
  }
  expect(told).toEqual([
    [24, "warning"],
    [72, "warning"],
    [120, "off"],
  ]);
  expect(address.off).toBe("failing");
});

it("leaves a receiver that is slow or asks for less alone, twice as long each time and an hour at most", () => {
  for (const answer of ["timeout", 429, 502, 503, 504] as const) {
    let address = webhook;
    const minutes: number[] = [];
    for (let times = 0; times < 8; times += 1) {
      ({ webhook: address } = afterTry(
        { message, webhook: address },
        { at: at(begun), answer, ms: 1 },
        { random: 0.5 },
      ));
      minutes.push((Date.parse(address.pausedUntil ?? "") - begun) / 60_000);
    }
    expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  }
  const refused = afterTry({ message, webhook }, { at: at(begun), answer: 400, ms: 1 }, { random: 0.5 });
  expect(refused.webhook.pausedUntil).toBeUndefined();
});

it("waits as long as the receiver asks for, a day at most", () => {
  const nextAfter = (retryAfterMs: number) =>
    Date.parse(
      afterTry({ message, webhook }, { at: at(begun), answer: 503, ms: 1 }, { random: 0.5, retryAfterMs }).message
        .nextAt,
    ) - begun;
  expect(nextAfter(0)).toBe(60_000);
  expect(nextAfter(2 * hour)).toBe(2 * hour);
  expect(nextAfter(900 * hour)).toBe(24 * hour);
});
