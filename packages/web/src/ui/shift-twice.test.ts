import { expect, test } from "vitest";
import { shiftTwice } from "./shift-twice.ts";

const presses = (...keys: [key: string, at: number][]): boolean[] => {
  const second = shiftTwice();
  return keys.map(([key, at]) => second(key, at));
};

test("two quick presses of Shift are the gesture", () =>
  expect(presses(["Shift", 0], ["Shift", 200])).toEqual([false, true]));

test("slow presses are not", () => expect(presses(["Shift", 0], ["Shift", 900])).toEqual([false, false]));

test("another key between them breaks it", () =>
  expect(presses(["Shift", 0], ["a", 100], ["Shift", 200])).toEqual([false, false, false]));

test("a third press begins anew", () =>
  expect(presses(["Shift", 0], ["Shift", 100], ["Shift", 200])).toEqual([false, true, false]));
