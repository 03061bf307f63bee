import { expect, it } from "vitest";
import { readCode } from "@solvia/core/serials/codes/read-code";
import { takeCode } from "./take-code.ts";

const articles = [
  { productId: "panel", productCode: "JKM-450N", numberCode: "4006381333931" },
  { productId: "cable", productCode: "CAB6", numberCode: "0012345" },
];
const take = (scanned: string, open?: string, read: Record<string, string[]> = {}) =>
  takeCode(readCode(scanned), { articles, open, read });

it.each([
  // The label of a shelf, and the number on a package, as cameras and as wedge scanners give it.
  ["jkm-450n", { is: "opened", productId: "panel" }],
  ["CAB6", { is: "opened", productId: "cable" }],
  ["4006381333931", { is: "opened", productId: "panel" }],
  ["]E04006381333931", { is: "opened", productId: "panel" }],
  // A piece that says its article by itself.
  ["(01)04006381333931(21)SN000123", { is: "piece", productId: "panel", code: "SN000123" }],
  ["(01)09506000134352(21)SN000123", { is: "not-listed" }],
  ["9506000134352", { is: "not-listed" }],
  ["(00)106141411234567897", { is: "refused", why: "pallet" }],
  ["00:1A:2B:3C:4D:5E", { is: "refused", why: "mac" }],
  ["1,2E+10", { is: "refused", why: "exponent" }],
  ["SN000777", { is: "none-open", code: "SN000777" }],
])("takes %s as what it is", (scanned, taken) => {
  expect(take(scanned)).toMatchObject(taken);
});

it("counts a piece of the open article once", () => {
  expect(take("SN000777", "cable")).toEqual({ is: "piece", productId: "cable", code: "SN000777" });
  expect(take("SN000777", "cable", { cable: ["SN000777"] })).toEqual({ is: "twice", code: "SN000777" });
  // Also where it was read with another article: no piece lies in two places.
  expect(take("SN000777", "cable", { panel: ["SN000777"] })).toEqual({ is: "twice", code: "SN000777" });
});
