import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { plainText } from "../house-text.ts";
import { editedText, officeTexts, savePlainText, type TextChange } from "./edit-text.ts";
import { shownText } from "./shown-text.ts";

useDatabase();

const now = new Date("2026-11-29T10:00:00Z");
const later = new Date("2026-12-08T23:30:00Z");

const change = (more: Partial<TextChange> = {}): TextChange => ({
  language: "it",
  version: 0,
  italianVersion: 0,
  title: "Informativa sulla privacy",
  lead: "Quali dati teniamo.",
  sections: [{ heading: "Chi", paragraphs: ["Solvia.", "Per domande scrivi a noi."] }],
  ...more,
});

it("shows the house's words until the office has written others, and each version stays", async () => {
  expect(await shownText("privacy", "it")).toEqual(await plainText("privacy", "it"));
  expect(await savePlainText("privacy", change(), now)).toEqual({ version: 1 });
  const second = change({ version: 1, lead: "Quali dati teniamo, e per quanto." });
  expect(await savePlainText("privacy", second, later)).toEqual({ version: 2 });

  const shown = await shownText("privacy", "it");
  expect(shown).toMatchObject({ title: second.title, lead: second.lead, sections: second.sections });
  // Half past midnight in Rome.
  expect(shown.updated).toBe("Ultimo aggiornamento: 9 dicembre 2026");

  const { words, version, shownVersion, versions } = await editedText("privacy", "it", 1);
  expect({ words: words.lead, version, shownVersion }).toEqual({
    words: "Quali dati teniamo.",
    version: 2,
    shownVersion: 1,
  });
  expect(versions.map((one) => one.version)).toEqual([2, 1]);
  const house = await plainText("privacy", "it");
  expect((await editedText("privacy", "it", 0)).words.lead).toBe(house.lead);
  await expect(editedText("privacy", "it", 9)).rejects.toMatchObject({ code: "not-found" });
});

it("tells of a translation that is older than the Italian, until it is written anew", async () => {
  const german = await shownText("privacy", "de");
  expect(german.title).toBe((await plainText("privacy", "de")).title);
  expect(german.italianNewer).toBe("Der italienische Text wurde nach dieser Übersetzung geändert.");
  expect(german.italianPrevails).toBeDefined();
  expect((await officeTexts("it")).find(({ id }) => id === "privacy")).toMatchObject({
    written: ["it"],
    outdated: expect.arrayContaining(["de", "en"]) as string[],
  });

  const translated = change({ language: "de", title: "Datenschutz", italianVersion: 2 });
  await savePlainText("privacy", translated, later);
  expect(await shownText("privacy", "de")).toMatchObject({ title: "Datenschutz" });
  expect((await shownText("privacy", "de")).italianNewer).toBeUndefined();
  expect((await officeTexts("it")).find(({ id }) => id === "privacy")?.outdated).not.toContain("de");
});

it("says that a translation still holds, without another word, when the Italian has changed", async () => {
  await savePlainText("privacy", change({ version: 2 }), later);
  expect((await editedText("privacy", "de")).outdated).toBe(true);
  const same = change({ language: "de", title: "Datenschutz", version: 1, italianVersion: 3 });
  expect(await savePlainText("privacy", same, later)).toEqual({ version: 2 });
  expect((await editedText("privacy", "de")).outdated).toBe(false);
});

it("writes nothing where nothing is said anew", async () => {
  const { title, lead, sections } = await plainText("about-us", "it");
  expect(await savePlainText("about-us", change({ title, lead, sections }), now)).toEqual({ version: 0 });
  expect((await editedText("about-us", "it")).versions).toEqual([]);
});

it("tells the later of two editors, and a translator under whom the Italian has moved on", async () => {
  const both = await Promise.allSettled(
    ["Uno", "Due"].map((title) => savePlainText("services", change({ title }), now)),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(savePlainText("services", change({ title: "Tre" }), now)).rejects.toMatchObject({
    code: "version-conflict",
  });
  const translation = change({ language: "fr", italianVersion: 0 });
  await expect(savePlainText("services", translation, now)).rejects.toMatchObject({ code: "version-conflict" });
});

it("asks the day of its sources of what tells the law, and of nothing else", async () => {
  await expect(savePlainText("superbonus", change(), now)).rejects.toMatchObject({
    fields: [{ field: "asOf", code: "required" }],
  });
  await expect(savePlainText("cookie-policy", change({ asOf: "2026-11-01" }), now)).rejects.toMatchObject({
    fields: [{ field: "asOf", code: "invalid-value" }],
  });
  await savePlainText("superbonus", change({ asOf: "2026-11-01" }), now);
  expect((await shownText("superbonus", "it")).standing).toContain("1 novembre 2026");
});

it("refuses what would not fit, with nothing written", async () => {
  const sections = Array.from({ length: 20 }, () => ({ heading: "Molto", paragraphs: ["x".repeat(4000)] }));
  await expect(savePlainText("cookie-policy", change({ sections }), now)).rejects.toMatchObject({
    fields: [{ field: "sections", code: "too-big", params: { maximum: 60_000 } }],
  });
  expect((await editedText("cookie-policy", "it")).version).toBe(0);
});
