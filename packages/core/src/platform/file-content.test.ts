import { describe, expect, it } from "vitest";
import { isWhatItSays } from "./file-content.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const webp = Buffer.from("UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=", "base64");
const jpeg = Buffer.concat([
  Buffer.from("ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100", "hex"),
  Buffer.from("ffd9", "hex"),
]);

/** A PNG that says it is as large as that, and has nothing behind its header when `whole` is not asked for. */
function saying(width: number, height: number, whole = true): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  return whole ? copy : copy.subarray(0, 33);
}

describe("a picture", () => {
  it("is one when it is whole", () => {
    expect(isWhatItSays(png, "image/png")).toBe(true);
    expect(isWhatItSays(webp, "image/webp")).toBe(true);
    expect(isWhatItSays(jpeg, "image/jpeg")).toBe(true);
  });

  it.each([
    ["a header alone", saying(65_535, 65_535, false)],
    ["a size that nobody can open", saying(65_535, 65_535)],
    ["too many pixels", saying(10_000, 6_000)],
    ["a side too long", saying(13_000, 10)],
    ["no size", saying(0, 10)],
    ["drawings with scripts", Buffer.from("<svg onload=alert(1)>")],
    ["another kind of picture", jpeg],
    ["nothing", Buffer.alloc(0)],
  ])("is not %s", (_, bytes) => expect(isWhatItSays(bytes, "image/png")).toBe(false));

  it("that was cut off is none", () => {
    expect(isWhatItSays(webp.subarray(0, -6), "image/webp")).toBe(false);
    expect(isWhatItSays(jpeg.subarray(0, -2), "image/jpeg")).toBe(false);
    expect(isWhatItSays(png.subarray(0, -14), "image/png")).toBe(false);
  });
});

it("knows a PDF and XML by what they hold", () => {
  expect(isWhatItSays(Buffer.from("%PDF-1.7 rest"), "application/pdf")).toBe(true);
  expect(isWhatItSays(Buffer.from("<html>"), "application/pdf")).toBe(false);
  expect(isWhatItSays(Buffer.from("\uFEFF<?xml version='1.0'?><a/>"), "application/xml")).toBe(true);
  expect(isWhatItSays(Buffer.from("<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a/>"), "text/xml")).toBe(
    false,
  );
  expect(isWhatItSays(Buffer.from("MZ"), "text/xml")).toBe(false);
});
