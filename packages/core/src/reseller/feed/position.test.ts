import * as fc from "fast-check";
import { expect, it } from "vitest";
import { buyer } from "../../../../../tests/support/shop.ts";
import { cursorText, nextAt, priceMark, readCursor, since } from "./position.ts";
import { etagOf, formatOf, hasIt, writtenAs } from "./written.ts";

const moments = fc.date({ min: new Date("2020-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });

it("reads each cursor as it was written, whatever the product is called", () => {
  fc.assert(
    fc.property(moments, fc.stringMatching(/^[\w.-]{1,64}$/), (date, productId) => {
      const at = date.toISOString();
      const mark = priceMark(buyer());
      const begun = "2026-11-29T10:00:00.000Z";
      expect(readCursor(cursorText({ at, productId }, mark, begun))).toEqual({ at, productId, mark, begun });
    }),
  );
});

it.each(["", "yesterday", "2026-11-29T14:45:44.123Z", "2026-99-29T14:45:44.123Z.0123abcd.P1"])("refuses %j", (text) => {
  expect(() => readCursor(text)).toThrow("malformed-request");
});

it("gives times that only grow, whatever the clock does", () => {
  fc.assert(
    fc.property(fc.array(moments, { maxLength: 30 }), (clock) => {
      let last: string | undefined;
      for (const now of clock) {
        const at = nextAt(last, now);
        expect(last === undefined || at > last).toBe(true);
        expect(at >= now.toISOString()).toBe(true);
        last = at;
      }
    }),
  );
});

it("begins a little before the time that a reader says", () => {
  expect(since(new Date("2026-11-29T10:00:00.000Z"))).toEqual({ at: "2026-11-29T09:58:00.000Z", productId: "" });
});

it("tells readers apart by what decides their prices alone", () => {
  const user = buyer();
  expect(priceMark({ ...user, name: "Ugo", id: "U2" })).toBe(priceMark(user));
  for (const other of [{ locale: "de" as const }, { reservedPrices: true }, { ownPriceTypes: { P1: "premium" } }])
    expect(priceMark({ ...user, ...other })).not.toBe(priceMark(user));
});

it("takes the form from the address, else from the header", () => {
  expect(formatOf(undefined, undefined)).toBe("json");
  expect(formatOf(undefined, "text/csv, */*")).toBe("csv");
  expect(formatOf(undefined, "application/x-ndjson")).toBe("ndjson");
  expect(formatOf("json", "text/csv")).toBe("json");
});

it("compares tags weakly, and any with a star", () => {
  const tag = etagOf("a");
  expect(hasIt(`"x", W/${tag}`, tag)).toBe(true);
  expect(hasIt("*", tag)).toBe(true);
  expect(hasIt(etagOf("b"), tag)).toBe(false);
  expect(hasIt(undefined, tag)).toBe(false);
});

it("writes nothing that a spreadsheet would reckon, and quotes what parts cells", () => {
  const gone = { changedAt: "2026-11-29T10:00:00.000Z", gone: true as const };
  const csv = writtenAs("csv", [{ ...gone, productCode: "=1+1", partNumber: 'a,"b"' }], "stock");
  expect(csv.split("\r\n")[1]).toBe(`'=1+1,"a,""b""",2026-11-29T10:00:00.000Z,true,,,,,,,`);
});
