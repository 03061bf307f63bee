import { expect, it } from "vitest";
import { telephoneFinder } from "./telephone.ts";

const milan = "+390283941234";
const berlin = "+4930901820";

it.each([
  ["+39 02 8394 1234", milan],
  ["0039 02 83941234", milan],
  ["390283941234", milan],
  ["02/8394.1234", milan],
  ["(02) 8394-1234", milan],
  ["83941234", milan],
  ["+39 02 8394", milan],
  ["030 901820", berlin],
  ["+49 (0)30 901820", berlin],
  ["+49 30 90 18 20", berlin],
])("finds %s", (typed, telephone) => {
  expect(telephoneFinder(typed)?.(telephone)).toBe(true);
});

it.each([
  ["02 8394 1235", milan],
  ["+49 02 8394 1234", milan],
  ["+39 30 901820", berlin],
])("doesn't find %s", (typed, telephone) => {
  expect(telephoneFinder(typed)?.(telephone)).toBe(false);
});

it.each(["", "02 83", "Rossi 83941234", "331,30", "R5GX-FW1R", "12345+678"])("takes %j for no telephone", (typed) => {
  expect(telephoneFinder(typed)).toBeUndefined();
});
