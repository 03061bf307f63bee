import { expect, it } from "vitest";
import { offeredLanguage } from "./offered-language.ts";

it.each([
  [["pl-PL", "pl", "en"], "it", "pl"],
  [["sr-Cyrl-RS"], "it", "sr"],
  [["nn-NO", "en"], "it", "nb"],
  [["ja-JP", "en-US"], "it", "en"],
  [["it-IT", "en"], "it", undefined],
  [["ja-JP"], "it", undefined],
  [["it-IT"], "de", "it"],
  [[], "it", undefined],
] as const)("a browser that prefers %j and a page in %s: %s is offered", (preferred, read, offered) => {
  expect(offeredLanguage(preferred, read)).toBe(offered);
});
