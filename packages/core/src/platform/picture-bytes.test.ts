import { expect, it } from "vitest";
import { isPicture } from "./picture-bytes.ts";

it("knows PNG, JPEG and WebP by how they begin, and nothing else", () => {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
  expect(isPicture(bytes("\u0089PNG\r\n\u001a\n rest"))).toBe(true);
  expect(isPicture(bytes("\u00ff\u00d8\u00ff\u00e0 rest of it"))).toBe(true);
  expect(isPicture(bytes("RIFF\u0001\u0002\u0003\u0004WEBPVP8 "))).toBe(true);
  for (const other of ["<svg onload=alert(1)>", "GIF89a", "RIFF0000WAVE", "PNG", ""])
    expect(isPicture(bytes(other))).toBe(false);
});
