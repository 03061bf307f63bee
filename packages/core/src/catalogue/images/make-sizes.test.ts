import { describe, expect, it } from "vitest";
import { decode, encode, Pixels, resize } from "./codecs.ts";
import { meanColour } from "./make-sizes.ts";
import { pictureFormats, sizeOf, widthOf } from "./picture.ts";

/** Left half red, right half blue. */
function flag(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    data.set(at % width < width / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255], at * 4);
  }
  return new Pixels(data, width, height);
}

it("shrinks a picture and keeps its shape", async () => {
  const small = await resize(flag(400, 200), 100);
  expect([small.width, small.height]).toEqual([100, 50]);
  expect(small.data[0]).toBeGreaterThan(250);
  expect(small.data[2]).toBe(0);
});

describe.each(pictureFormats)("%s", (format) => {
  it("is written as what it says it is", async () => {
    const bytes = Buffer.from(await encode(flag(64, 32), format));
    expect(bytes.toString("latin1", 0, 16)).toContain(format === "webp" ? "WEBP" : "ftypavif");
  });
});

it("reads back what it wrote", async () => {
  const pixels = await decode(await encode(flag(64, 32), "webp"));
  expect([pixels.width, pixels.height]).toEqual([64, 32]);
  expect(meanColour(pixels)).toMatch(/^#[78][0-9a-f]0[0-9a-f][78][0-9a-f]$/);
});

it("reads a PNG", async () => {
  const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  expect(await decode(Buffer.from(png, "base64"))).toMatchObject({ width: 1, height: 1 });
});

it("refuses what is no picture", async () => {
  await expect(decode(Buffer.from("no picture at all"))).rejects.toThrow("no picture that can be read");
});

it("tells the mean colour over white", () => {
  expect(meanColour({ data: Uint8ClampedArray.from([0, 0, 0, 255, 0, 0, 0, 0]) })).toBe("#808080");
});

it("never makes a size wider than the original, and lays the sizes beside it", () => {
  expect(widthOf("zoom", { width: 1200 })).toBe(1200);
  expect(widthOf("card", { width: 1200 })).toBe(480);
  expect(sizeOf("https://files/products/1/original", "card", "avif")).toBe("https://files/products/1/card.avif");
});
