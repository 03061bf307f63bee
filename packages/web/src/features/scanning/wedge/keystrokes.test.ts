import fc from "fast-check";
import { expect, it } from "vitest";
import { keystrokes } from "./keystrokes.ts";

/** Types signs at a pace of milliseconds; a control is written as "^" and its sign. */
function type(press: ReturnType<typeof keystrokes>, keys: readonly string[], pace: number, from = 0) {
  const codes: string[] = [];
  keys.forEach((key, index) => {
    const ctrlKey = key.length === 2 && key.startsWith("^");
    const pressed = press({ key: ctrlKey ? key.slice(1) : key, ctrlKey, at: from + index * pace });
    if (pressed.is === "code") codes.push(pressed.text);
  });
  return codes;
}

it.each(["Enter", "Tab", "^j", "^m"])("takes what is typed fast and ended by %s for a code", (end) => {
  expect(type(keystrokes(), [..."SN2309A1", end], 8)).toEqual(["SN2309A1"]);
});

it("keeps the separator that a scanner types as Ctrl and a bracket", () => {
  expect(type(keystrokes(), [..."2112", "^]", ..."10L7", "Enter"], 8)).toEqual(["2112\u001D10L7"]);
});

it("bears the shift between capitals", () => {
  expect(type(keystrokes(), ["Shift", "S", "Shift", "N", "1", "2", "Enter"], 8)).toEqual(["SN12"]);
});

it("leaves to hands what hands type, and their shortcuts", () => {
  expect(type(keystrokes(), [..."SN2309A1", "Enter"], 110)).toEqual([]);
  expect(type(keystrokes(), ["1", "2", "Enter"], 8)).toEqual([]);
  expect(type(keystrokes(), ["a", "^c", "^v", "Enter"], 8)).toEqual([]);
  const press = keystrokes();
  expect(press({ key: "j", ctrlKey: true, at: 0 })).toEqual({ is: "passed" });
});

it("begins anew after a pause: what a hand typed before is no part of the code", () => {
  const press = keystrokes();
  expect(type(press, [..."4"], 200)).toEqual([]);
  expect(type(press, [..."SN2309A1", "Enter"], 5, 1000)).toEqual(["SN2309A1"]);
});

it("joins a code that was held up within, and no pairs of a fast hand", () => {
  const press = keystrokes();
  expect(type(press, [..."HV2024"], 5)).toEqual([]);
  expect(type(press, [..."A00003", "Enter"], 5, 25 + 90)).toEqual(["HV2024A00003"]);
  const hand = keystrokes();
  const told = ["th", "at", "is"].flatMap((pair, index) => type(hand, [...pair], 20, index * 200));
  expect([...told, ...type(hand, ["Enter"], 1, 600)]).toEqual([]);
  // After a longer pause it is another code: what stands in the field is the page's to join.
  expect(type(press, [..."HV2024"], 5, 5000)).toEqual([]);
  expect(type(press, [..."A00003", "Enter"], 5, 6000)).toEqual(["A00003"]);
});

it("gives each code of a fast worker once and whole", () => {
  const code = fc.stringMatching(/^[0-9A-Z/-]{4,30}$/);
  fc.assert(
    fc.property(fc.array(code, { maxLength: 8 }), (codes) => {
      const press = keystrokes();
      expect(codes.flatMap((text, at) => type(press, [...text, "Enter"], 4, at * 500))).toEqual(codes);
    }),
  );
});
