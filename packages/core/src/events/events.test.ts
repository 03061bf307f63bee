import { expect, test } from "vitest";
import { eventRoutes, events, readEvent, type ForEach } from "./index.ts";
import { orderPlaced } from "../orders/events.ts";
import { happening } from "../platform/work/event.ts";

const now = new Date("2026-11-22T10:00:00Z");
const body = (type: string, payload: unknown) => JSON.stringify({ id: "01J", type, at: now.toISOString(), payload });

test("what is announced arrives as what was declared", () => {
  const message = readEvent("email", JSON.stringify(happening(orderPlaced.of({ orderId: "O1" }), now)));
  expect(message).toMatchObject({ type: "order-placed", payload: { orderId: "O1" } });
});

test("nothing is announced that isn't what the event declares", () => {
  // @ts-expect-error an order is named
  const nameless = orderPlaced.of({});
  expect(() => happening(nameless, now)).toThrow("orderId");
});

test.each([
  ["another payload", "order-failed", { orderId: "O1", reason: 7 }, /order-failed 01J has another payload.* reason: /],
  ["no payload", "order-failed", undefined, /order-failed 01J has another payload.* payload: /],
  ["an event of another queue", "products-import-asked", { jobId: "J1", step: 0 }, /email hears of no event products-/],
  ["an event that nobody declares", "order-lost", { orderId: "O1" }, /email hears of no event order-lost/],
])("a message with %s is refused in words", (_, type, payload, word) => {
  expect(() => readEvent("email", body(type, payload))).toThrow(word);
});

test("a message that doesn't say when it happened is refused in words", () => {
  for (const at of [undefined, "yesterday"]) {
    const message = JSON.stringify({ id: "01J", type: "order-placed", at, payload: { orderId: "O1" } });
    expect(() => readEvent("email", message)).toThrow("order-placed 01J doesn't say when it happened");
  }
});

test("no two events have one name", () => {
  expect(eventRoutes.size).toBe(events.length);
});

test("an event of a queue that nothing is done for doesn't compile", () => {
  const none = (): void => undefined;
  const done: ForEach<"erasure", void> = { "account-closed": none, "files-released": none };
  // @ts-expect-error files-released is forgotten
  const forgotten: ForEach<"erasure", void> = { "account-closed": none };
  expect(Object.keys(done)).not.toEqual(Object.keys(forgotten));
});
