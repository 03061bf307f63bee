import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chaptersText,
  clockOf,
  kindOf,
  readChapters,
  secondOf,
  secondOfHash,
  secondPath,
  watchedShare,
  type Played,
} from "./media.ts";

const length = 120;
const stretches = fc.array(fc.tuple(fc.integer({ min: -10, max: 140 }), fc.integer({ min: -10, max: 140 })));

describe("the share that was watched", () => {
  it("is what a recount second by second says", () => {
    fc.assert(
      fc.property(stretches, (played) => {
        const seconds = Array.from({ length }, (_, at) => at);
        const seen = seconds.filter((at) => played.some(([from, to]) => from <= at && at + 1 <= to)).length;
        expect(watchedShare(played, length)).toBeCloseTo(seen / length, 10);
      }),
    );
  });

  it("isn't more for what is played twice, and never less for what is played besides", () => {
    fc.assert(
      fc.property(stretches, stretches, (some, more) => {
        const share = watchedShare(some, length);
        expect(watchedShare([...some, ...some], length)).toBeCloseTo(share, 10);
        expect(watchedShare([...some, ...more], length)).toBeGreaterThanOrEqual(share - 1e-9);
      }),
    );
  });

  it.each<[string, Played[], number]>([
    ["a click alone is nothing", [], 0],
    ["its end alone is little", [[110, 120]], 1 / 12],
    ["all of it is all", [[0, 120]], 1],
    ["a stretch that is played backwards is none", [[50, 20]], 0],
  ])("%s", (_, played, share) => {
    expect(watchedShare(played, length)).toBeCloseTo(share, 10);
  });

  it("is nothing of a recording whose length isn't known", () => {
    expect(watchedShare([[0, 10]], 0)).toBe(0);
  });
});

describe("a clock", () => {
  it("is read as it is written", () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 14_400 }), (second) => secondOf(clockOf(second)) === second));
    expect([clockOf(0), clockOf(754), clockOf(3723)]).toEqual(["0:00", "12:34", "1:02:03"]);
    expect([secondOf("12:75"), secondOf("1:62:03"), secondOf("dodici"), secondOf("")]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });
});

it("reads chapters by lines, in their order, and names what is none", () => {
  expect(readChapters("12:34 Misure\n\n0:00 Perché\nsenza minuto")).toEqual({
    chapters: [
      { at: 0, title: "Perché" },
      { at: 754, title: "Misure" },
    ],
    refused: ["senza minuto"],
  });
  expect(chaptersText([{ at: 754, title: "Misure" }])).toBe("12:34 Misure");
});

it("names a second of a recording in an address, and nothing else", () => {
  const mediaId = "01M81MC1XTZRXYGTV0ZQBDEN2P";
  expect(secondPath("/webinars/ombre", mediaId, 754.6)).toBe(`/webinars/ombre#${mediaId}-754`);
  expect(secondOfHash(`#${mediaId}-754`)).toEqual({ mediaId, second: 754 });
  expect([secondOfHash("#faq"), secondOfHash(""), secondOfHash(`#${mediaId}-x`)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it("tells what is heard from what is read", () => {
  expect([kindOf("video/mp4"), kindOf("audio/mpeg"), kindOf("application/pdf")]).toEqual([
    "recording",
    "recording",
    "document",
  ]);
});
