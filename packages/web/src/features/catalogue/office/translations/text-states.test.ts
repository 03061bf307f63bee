import { describe, expect, test } from "vitest";
import { machineHasWork, stateOf, todoOf, type Translated } from "./text-states.ts";

const source = { name: "Modulo", descriptionTitle: "Energia", descriptionSubtitle: "" };
const german = (texts: Translated["texts"], origins: Translated["origins"] = {}): Translated => ({
  language: "de",
  version: 1,
  texts,
  origins,
});
const by = (who: "machine" | "hand", outdated = false) => ({ by: who, outdated });

describe("a text beside its Italian", () => {
  test("is missing where only Italian says something", () => {
    expect(stateOf("name", source, german({ name: "" }))).toBe("missing");
    expect(stateOf("descriptionSubtitle", source, german({}))).toBe("none");
  });
  test("is the machine's or a person's; without a mark a person wrote it", () => {
    expect(stateOf("name", source, german({ name: "Modul" }, { name: by("machine") }))).toBe("machine");
    expect(stateOf("name", source, german({ name: "Modul" }, { name: by("hand") }))).toBe("hand");
    expect(stateOf("name", source, german({ name: "Modul" }))).toBe("hand");
  });
});

test("missing and outdated texts ask to be looked at", () => {
  const texts = { name: "Modul", descriptionTitle: "" };
  expect(todoOf(source, german(texts, { name: by("hand", true) }))).toBe(2);
  expect(todoOf(source, german({ name: "Modul", descriptionTitle: "Energie" }))).toBe(0);
});

test("the machine has no work with a person's text, however old", () => {
  const texts = { name: "Modul", descriptionTitle: "Energie" };
  expect(machineHasWork(source, german(texts, { name: by("hand", true) }))).toBe(false);
  expect(machineHasWork(source, german(texts, { name: by("machine", true) }))).toBe(true);
  expect(machineHasWork(source, german({ name: "Modul" }, { name: by("hand") }))).toBe(true);
});
