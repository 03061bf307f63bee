import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepBegun, takeBegun } from "./begun-at.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, value: string) => kept.set(place, value),
    removeItem: (place: string) => kept.delete(place),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("leads back to where acting for a customer began, once", () => {
  keepBegun("ada", "/back-office/care?ticket=1");
  expect(takeBegun("ada")).toBe("/back-office/care?ticket=1");
  expect(takeBegun("ada")).toBeUndefined();
});

it("leads nowhere for another customer, or away from the shop", () => {
  keepBegun("ada", "/back-office/care");
  expect(takeBegun("eva")).toBeUndefined();
  for (const href of ["//elsewhere.example", "https://elsewhere.example", "/\\elsewhere.example"]) {
    keepBegun("ada", href);
    expect(takeBegun("ada"), href).toBeUndefined();
  }
});
