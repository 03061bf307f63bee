import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDigit } from "../../platform/check-digit.ts";
import { decideArticle, judgeSerial } from "./judge-serial.ts";
import { readCode } from "./read-code.ts";
import { enoughSamples, fits, isLearned, joined, learned, misfitOf } from "./shapes.ts";

const serialsOf = (mark: string, from = 1, count = enoughSamples) =>
  Array.from({ length: count }, (_, at) => `${mark}2309A${String(from + at).padStart(6, "0")}`);
const sunShapes = learned([], serialsOf("SUN"));
const gtin = `0801234567890${checkDigit("0801234567890")}`;
const judged = (scanned: string, shapes = sunShapes) => judgeSerial(readCode(scanned), { shapes, gtin });

describe("shapes of serials", () => {
  it("are held against others when there are enough", () => {
    const few = learned([], serialsOf("SUN", 1, enoughSamples - 1));
    expect([isLearned(few), isLearned(sunShapes)]).toEqual([false, true]);
    expect(fits("SUN2309A000999", few)).toBe(false);
    expect(misfitOf("X", few)).toBeUndefined();
  });

  it("know length, letters, digits and the maker's mark, but no day of production", () => {
    expect(sunShapes).toEqual([{ places: "AAA9999A999999", beginning: "SUN2", samples: enoughSamples }]);
    expect(fits("SUN2311B700000", sunShapes)).toBe(true);
    expect(misfitOf("SUN2311B70000", sunShapes)).toEqual({ is: "other-form", beginning: "SUN2", length: 14 });
    expect(misfitOf("SUNX311B700000", sunShapes)?.is).toBe("other-form");
    expect(misfitOf("LUX2311B700000", sunShapes)?.is).toBe("other-beginning");
  });

  it("widen by what somebody has confirmed", () => {
    const wider = learned(sunShapes, ["SUX3311B700000"]);
    expect(fits("SUZ9999Z999999", wider)).toBe(true);
    expect(fits("TUZ9999Z999999", wider)).toBe(false);
  });

  const serials = fc.array(fc.stringMatching(/^[0-9A-Z-]{4,9}$/), { maxLength: 40 });

  it("fit each serial that they were learned from, in whatever order and heaps", () => {
    fc.assert(
      fc.property(serials, serials, (some, others) => {
        const shapes = joined(learned([], some), learned([], others));
        expect(shapes).toEqual(joined(learned([], others), learned([], some)));
        expect(shapes).toEqual(learned([], [...others, ...some].toReversed()));
        if (shapes.length === 8) return;
        const enough = shapes.map((shape) => ({ ...shape, samples: enoughSamples }));
        expect([...some, ...others].every((serial) => fits(serial, enough))).toBe(true);
      }),
    );
  });
});

describe("a code of another kind than the model's serials", () => {
  it.each([
    [gtin, "article"],
    [gtin.slice(1), "article"],
    ["CTN-00012", "box"],
    ["106141411234567897", "pallet"],
    ["ACDE48001122", "mac"],
    ["AC:DE:48:00:11:22", "mac"],
    ["1.2E+10", "exponent"],
  ])("%s is refused for what it is: %s", (scanned, because) => {
    expect(judged(scanned)).toEqual({ is: "refused", because });
  });

  it("is asked about while nothing is known of the model, where it could be a serial", () => {
    expect(judged("4006381333931", [])).toMatchObject({ is: "asked", because: "maybe-article" });
    expect(judged("ACDE48001122", [])).toMatchObject({ is: "asked", because: "maybe-mac" });
    expect(judged(gtin.slice(1), [])).toEqual({ is: "refused", because: "article" });
    expect(judged("AC:DE:48:00:11:22", [])).toEqual({ is: "refused", because: "mac" });
  });

  it("is a serial where the model's serials look like that", () => {
    const macs = Array.from({ length: 16 }, (_, at) => `ACDE480011${"0123456789ABCDEF"[at]}${at % 10}`);
    const shapes = learned([], [...macs, "ACDE4800A1A1", "ACDE48001AAA"]);
    expect(judged("ACDE48001122", shapes)).toEqual({ is: "serial", serial: "ACDE48001122" });
  });
});

it("asks about a serial of a new form instead of refusing or taking it", () => {
  expect(judged("SUN2311B700000")).toEqual({ is: "serial", serial: "SUN2311B700000" });
  expect(judged("SUN2311B7000001")).toMatchObject({
    is: "asked",
    because: "other-form",
    params: { beginning: "SUN2", length: 14 },
  });
  expect(judged("WHATEVER-1", [])).toEqual({ is: "serial", serial: "WHATEVER-1" });
});

it("tells by the model's serials where one ends whose separator was lost", () => {
  const code = `01${gtin}21SUN2311B70000010L7`;
  expect(judged(code)).toEqual({ is: "serial", serial: "SUN2311B700000" });
  expect(judged(code, [])).toMatchObject({ is: "asked", because: "end-unknown" });
  expect(judged("21SUN2311B700000")).toEqual({ is: "serial", serial: "SUN2311B700000" });
});

describe("the article of a code", () => {
  const sun = { productId: "SUN", shapes: sunShapes, gtin };
  const lux = { productId: "LUX", shapes: learned([], serialsOf("LUX")) };
  const unknown = { productId: "NEW", shapes: [] };
  const decided = (scanned: string, candidates = [sun, lux], said?: string, isAnswer = false) =>
    decideArticle(readCode(scanned), candidates, said === undefined ? undefined : { productId: said, isAnswer });

  it("is decided by the scan, not by the line that is open", () => {
    expect(decided("LUX2311B700000", [sun, lux], "SUN")).toEqual({ is: "article", productId: "LUX" });
    expect(decided(`(01)${gtin}(21)LUX2311B700000`, [sun, lux], "LUX")).toEqual({ is: "article", productId: "SUN" });
  });

  it("is decided by the open line where the code says nothing, and asked where nothing says it", () => {
    expect(decided("ZZZ1", [sun, lux], "LUX")).toEqual({ is: "article", productId: "LUX" });
    expect(decided("ZZZ1")).toEqual({ is: "unclear", productIds: ["SUN", "LUX"] });
    expect(decided("ZZZ1", [lux])).toEqual({ is: "article", productId: "LUX" });
    const twin = { ...lux, productId: "TWIN" };
    expect(decided("LUX2311B700000", [lux, twin])).toEqual({ is: "unclear", productIds: ["LUX", "TWIN"] });
    expect(decided("LUX2311B700000", [lux, twin], "TWIN")).toEqual({ is: "article", productId: "TWIN" });
  });

  it("is asked where the open line's serials are unknown and the code looks like another's", () => {
    const asked = { is: "unclear", productIds: ["SUN", "NEW"] };
    expect(decided("SUN2311B700000", [sun, unknown], "NEW")).toEqual(asked);
    expect(decided("SUN2311B700000", [sun, unknown], "NEW", true)).toEqual({ is: "article", productId: "NEW" });
  });

  it("is another one where the code names one that isn't there", () => {
    expect(decided("(01)04006381333931(21)A123", [sun])).toEqual({ is: "other-article", gtin: "04006381333931" });
  });
});

it("asks whether groups are one serial, unless they fit the model's", () => {
  const code = readCode("2107 1234 5678");
  expect(judgeSerial(code, { shapes: [] })).toMatchObject({ is: "asked", because: "joined" });
  const shapes = [{ places: "9".repeat(12), beginning: "2107", samples: 40 }];
  expect(judgeSerial(code, { shapes })).toMatchObject({ is: "serial", serial: "210712345678" });
});
