import fc from "fast-check";
import { expect, it } from "vitest";
import { careSearch, isOpen, opening, paneOf, stepFrom, type Waits } from "./care-search.ts";

const queue: Waits[] = [
  { kind: "chat", id: "a" },
  { kind: "ticket", id: "a" },
  { kind: "ticket", id: "b" },
];

it("shows the queue, then what is opened, then whose it is, one at a time", () => {
  expect(paneOf({})).toBe("queue");
  expect(paneOf({ pane: "customer" })).toBe("queue");
  expect(paneOf({ ticket: "a" })).toBe("conversation");
  expect(paneOf({ chat: "a", pane: "customer" })).toBe("customer");
});

it("moves through requests and chats alike, and begins again where the open one has left", () => {
  expect(stepFrom(queue, {}, 1)).toEqual(queue[0]);
  expect(stepFrom(queue, { chat: "a" }, 1)).toEqual(queue[1]);
  expect(stepFrom(queue, { ticket: "b" }, 1)).toBeUndefined();
  expect(stepFrom(queue, { ticket: "answered" }, -1)).toEqual(queue[2]);
  expect(stepFrom([], {}, 1)).toBeUndefined();
});

it("has open what it opened, whatever else the address says", () =>
  fc.assert(
    fc.property(fc.constantFrom(...queue), fc.dictionary(fc.string(), fc.jsonValue()), (one, said) => {
      const search = opening(careSearch(said), one);
      expect(queue.filter((other) => isOpen(search, other))).toEqual([one]);
      expect(paneOf(search)).toBe("conversation");
    }),
  ));
