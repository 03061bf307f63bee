import { beforeAll, describe, expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { pdfPages, pdfText } from "../../../../tests/support/pdf-text.ts";
import { countView, viewsOf } from "./count-view.ts";
import { movePublication, publishDue, removePublication } from "./move-publication.ts";
import { publicationPaper } from "./paper/publication-paper.ts";
import type { PublicationType } from "./publication.ts";
import { mostRecentPublications, publicationByCode, visiblePublications } from "./read-publications.ts";
import { loadPublication, savePublication, startPublication, type PublicationInput } from "./save-publication.ts";
import { searchPublications, tagsInUse } from "./search-publications.ts";
import { correctPublication, publicationTranslations } from "./translate-publication.ts";

useDatabase();
beforeAll(() => {
  process.env["SITE_ORIGIN"] = "https://solvia.example";
});

const now = new Date("2026-11-28T10:00:00Z");
let made = 0;
const input = (more: Partial<PublicationInput> = {}): PublicationInput => ({
  title: `Prova numero ${++made}`,
  teaser: "In breve.",
  body: "<h2>Perché</h2><p>La tensione al freddo sale.</p>",
  tags: ["Stringhe"],
  seriesIds: [],
  lessonIds: [],
  noindex: false,
  thumbnailUrl: "https://files.example/a.jpg",
  ...more,
});
const draft = (more: Partial<PublicationInput> = {}, type: PublicationType = "article") =>
  startPublication(type, input(more), now);
const published = async (more: Partial<PublicationInput> = {}, type: PublicationType = "article") => {
  const { id, revision } = await draft(more, type);
  return movePublication(id, { move: "publish", revision }, now);
};
const asked = { language: "it" } as const;

describe("a publication in the editor", () => {
  it("keeps the mark-up of an article alone", async () => {
    const { code } = await published({
      body: '<h2>Uno</h2><p>due</p><img src="https://evil.example/x.gif"><script>x</script>',
      title: "Solo parole buone",
    });
    const { body } = await publicationByCode(code, asked);
    expect(body).toBe("<h2>Uno</h2><p>due</p>");
  });

  it("tells the later of two editors", async () => {
    const { id, revision } = await draft();
    await savePublication(id, revision, input(), now);
    await expect(savePublication(id, revision, input(), now)).rejects.toMatchObject({ code: "version-conflict" });
  });

  it("lets one of two write at the same moment", async () => {
    const { id, revision } = await draft();
    const both = await Promise.allSettled([1, 2].map(() => savePublication(id, revision, input(), now)));
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("keeps its code through a new title, and what it was called leads to it", async () => {
    const first = await published({ title: "Un titolo" });
    const titled = await savePublication(first.id, first.revision, input({ title: "Un altro" }), now);
    expect(titled.code).toBe("un-titolo");
    await savePublication(first.id, titled.revision, input({ code: "altro-codice" }), now);
    const { code } = await publicationByCode("un-titolo", asked);
    expect(code).toBe("altro-codice");
    await expect(draft({ code: "all" })).rejects.toMatchObject({ fields: [{ field: "code", code: "taken" }] });
    await expect(draft({ code: "un-titolo" })).rejects.toMatchObject({ fields: [{ field: "code", code: "taken" }] });
  });

  it("doesn't publish what isn't whole, nor empty what is read", async () => {
    const { id, revision } = await draft({ body: "<p></p>" });
    await expect(movePublication(id, { move: "publish", revision }, now)).rejects.toMatchObject({
      fields: [{ field: "body", code: "required" }],
    });
    const one = await published();
    await expect(savePublication(one.id, one.revision, input({ body: "" }), now)).rejects.toMatchObject({
      fields: [{ field: "body", code: "required" }],
    });
  });

  it("takes away drafts alone", async () => {
    const { id } = await draft({ code: "da-buttare" });
    await removePublication(id);
    expect((await draft({ code: "da-buttare" })).code).toBe("da-buttare");
    await expect(loadPublication(id)).rejects.toMatchObject({ code: "not-found" });
    const { id: read } = await published();
    await expect(removePublication(read)).rejects.toMatchObject({ code: "invalid-transition" });
  });
});

describe("a publication with a date", () => {
  const publishOn = "2026-11-29T08:00:00.000Z";
  const due = new Date(publishOn);

  it("appears when it has come, once, on its own", async () => {
    const { id, revision, code } = await draft();
    await movePublication(id, { move: "schedule", revision, publishOn }, now);
    expect(await publishDue(new Date(due.getTime() - 1))).toBe(0);
    await expect(publicationByCode(code, asked)).rejects.toMatchObject({ code: "not-found" });
    expect(await publishDue(due)).toBe(1);
    expect(await publishDue(due)).toBe(0);
    expect(await loadPublication(id)).toMatchObject({ status: "published", publishedOn: publishOn });
  });

  it("stays where an editor has taken the date back, and needs one that is to come", async () => {
    const { id, revision } = await draft();
    await expect(
      movePublication(id, { move: "schedule", revision, publishOn: "2026-11-28T09:00:00.000Z" }, now),
    ).rejects.toMatchObject({ fields: [{ field: "publishOn", code: "in-the-past" }] });
    const dated = await movePublication(id, { move: "schedule", revision, publishOn }, now);
    await movePublication(id, { move: "unschedule", revision: dated.revision }, now);
    expect(await publishDue(due)).toBe(0);
  });

  it("keeps its first day when it is hidden and shown again", async () => {
    const { id, revision, publishedOn, code } = await published();
    const hidden = await movePublication(id, { move: "hide", revision }, now);
    await expect(publicationByCode(code, asked)).rejects.toMatchObject({ code: "not-found" });
    const again = await movePublication(id, { move: "publish", revision: hidden.revision }, due);
    expect(again.publishedOn).toBe(publishedOn);
  });
});

describe("who reads", () => {
  it("reads a technical note with the plan's benefit alone, others its teaser", async () => {
    const { code } = await published({ title: "Nota riservata", body: "<p>zirconio</p>" }, "technicalNote");
    const told = async (entitlement: "none" | "premium" | "exclusive") =>
      publicationByCode(code, { ...asked, user: { entitlement, roles: ["customer"] } });
    expect(await told("none")).toMatchObject({ locked: true, teaser: "In breve." });
    expect(JSON.stringify(await told("none"))).not.toContain("zirconio");
    expect(JSON.stringify(await publicationByCode(code, asked))).not.toContain("zirconio");
    expect(await told("premium")).toMatchObject({ locked: false, body: "<p>zirconio</p>" });
    expect((await told("exclusive")).locked).toBe(false);
    const writer = { entitlement: "none" as const, roles: ["admin" as const] };
    expect((await publicationByCode(code, { ...asked, user: writer })).locked).toBe(false);
    expect((await searchPublications({ text: "zirconio", ...asked, limit: 5 })).items).toEqual([]);
  });

  it("reads a technical note by its preview's address no further than its plan lets", async () => {
    const { code, previewSecret } = await draft({ title: "Nota in prova", body: "<p>zirconio</p>" }, "technicalNote");
    const shown = await publicationByCode(code, { ...asked, preview: previewSecret });
    expect(shown).toMatchObject({ locked: true, preview: true });
    expect(JSON.stringify(shown)).not.toContain("zirconio");
  });

  it("reads in their language what is whole in it, else all of it in Italian", async () => {
    const { id, code } = await published({ title: "Tetti piani" });
    const english = { ...asked, language: "en" } as const;
    await correctPublication(id, "en", { version: 0, texts: { title: "Flat roofs" } });
    expect(await publicationByCode(code, english)).toMatchObject({ title: "Tetti piani", textLanguage: "it" });
    await correctPublication(id, "en", { version: 1, texts: { body: "<p>Ballast<script>x</script></p>" } });
    expect(await publicationByCode(code, english)).toMatchObject({
      title: "Flat roofs",
      body: "<p>Ballast</p>",
      textLanguage: "en",
    });
    await expect(correctPublication(id, "en", { version: 1, texts: {} })).rejects.toMatchObject({
      code: "version-conflict",
    });
    const { items } = await publicationTranslations(id);
    expect(items.find(({ language }) => language === "en")?.origins.title).toEqual({ by: "hand", outdated: false });
  });

  it("counts the tags of what is published alone", async () => {
    await published({ tags: ["Vanadio", "  VANADIO "] });
    await draft({ tags: ["Vanadio"] });
    const { items } = await tagsInUse({ area: "articles" });
    expect(items.filter(({ tag }) => tag === "vanadio")).toEqual([{ tag: "vanadio", count: 1 }]);
    expect((await tagsInUse({ area: "academy" })).items.map(({ tag }) => tag)).not.toContain("vanadio");
  });

  it("reads a draft by its preview's address alone, which asks to be left out of searches", async () => {
    const { code, previewSecret } = await draft();
    await expect(publicationByCode(code, { ...asked, preview: "guess" })).rejects.toMatchObject({ code: "not-found" });
    expect(await publicationByCode(code, { ...asked, preview: previewSecret })).toMatchObject({
      preview: true,
      noindex: true,
    });
  });

  it("finds by words without accents and case, by type and by tag, page by page", async () => {
    const { id } = await published({ title: "Perché il PALLADIO", tags: ["Metalli rari"] });
    const { items } = await searchPublications({ text: "perche pallad", ...asked, limit: 5 });
    expect(items.map((one) => one.id)).toEqual([id]);
    const tagged = await visiblePublications({ ...asked, tag: "metalli rari", limit: 10 });
    expect(tagged.items.map((one) => one.id)).toEqual([id]);
  });

  it("shows the articles of a topic page by page, each once, without their words", async () => {
    for (const _ of [1, 2, 3]) await published({ tags: ["Pagine"] });
    const first = await visiblePublications({ ...asked, tag: "pagine", limit: 2 });
    const second = await visiblePublications({ ...asked, tag: "pagine", limit: 2, cursor: first.cursor ?? "" });
    const ids = [...first.items, ...second.items].map((one) => one.id);
    expect([ids.length, new Set(ids).size, second.cursor]).toEqual([3, 3, null]);
    expect(JSON.stringify(first)).not.toContain("tensione al freddo");
  });

  it("finds what appeared last, of one part of the site or of all", async () => {
    const at = async (hour: number, type: PublicationType) => {
      const { id, revision } = await draft({}, type);
      return (await movePublication(id, { move: "publish", revision }, new Date(`2030-01-01T0${hour}:00:00Z`))).id;
    };
    const [first, lesson, last] = [await at(1, "article"), await at(2, "lesson"), await at(3, "technicalNote")];
    const found = async (more: object) =>
      (await mostRecentPublications({ ...asked, limit: 2, ...more })).items.map(({ id }) => id);
    expect(await found({})).toEqual([last, lesson]);
    expect(await found({ area: "articles" })).toEqual([last, first]);
    const { revision } = await loadPublication(last);
    await movePublication(last, { move: "hide", revision }, now);
    await expect.poll(() => found({})).toEqual([lesson, first]);
  });

  it("finds what is written about a series, and nothing of what isn't published", async () => {
    const one = await published({ seriesIds: ["SERIE-A", "SERIE-B"] });
    await published({ seriesIds: ["SERIE-B"] });
    await draft({ seriesIds: ["SERIE-A"] });
    const { items } = await visiblePublications({ ...asked, seriesId: "SERIE-A", limit: 5 });
    expect(items.map(({ id }) => id)).toEqual([one.id]);
  });

  it("follows the lessons of a course in their order, those that are published", async () => {
    const lesson = () => published({}, "lesson");
    const [one, two, hidden] = [await lesson(), await lesson(), await draft({}, "lesson")];
    const { code } = await published({ lessonIds: [two.id, hidden.id, one.id] }, "course");
    const { lessons } = await publicationByCode(code, asked);
    expect(lessons.map(({ id }) => id)).toEqual([two.id, one.id]);
    const article = await draft();
    await expect(draft({ lessonIds: [article.id] }, "course")).rejects.toMatchObject({
      fields: [{ field: "lessonIds" }],
    });
    await expect(draft({ lessonIds: ["01NOBODY"] }, "course")).rejects.toMatchObject({
      fields: [{ field: "lessonIds" }],
    });
    await expect(draft({ lessonIds: [one.id] })).rejects.toMatchObject({ fields: [{ field: "lessonIds" }] });
  });
});

it("lets a course be saved of which a draft lesson was deleted, without it", async () => {
  const [kept, gone] = [await published({}, "lesson"), await draft({}, "lesson")];
  const { id, revision } = await draft({ lessonIds: [gone.id, kept.id] }, "course");
  await removePublication(gone.id);
  const saved = await savePublication(id, revision, input({ lessonIds: [gone.id, kept.id] }), now);
  expect(saved.lessonIds).toEqual([kept.id]);
});

describe("a publication on paper", () => {
  const reader = { entitlement: "none" as const, roles: ["customer" as const] };
  const paper = async (id: string, more: object = {}) =>
    pdfText(await publicationPaper(id, { ...asked, user: reader, ...more }));
  const squeezed = (text: string) => text.replaceAll(/\s/g, "");

  it("has its words, and a course the lessons that one may find", async () => {
    const body =
      "<h2>Perché</h2><p>La <strong>tensione</strong> al <em>freddo</em> sale: 10 m<sup>2</sup>.</p><ul><li>uno</li></ul>";
    const { id, code } = await published({ title: "Stringhe al freddo", body });
    const text = await paper(id);
    for (const words of ["Stringhe al freddo", "In breve.", "La tensione al freddo sale: 10 m².", "•", "Articolo"])
      expect(text).toContain(squeezed(words));
    expect(text).toContain(`/articles/${code}`);
    const [lesson, hidden] = [await published({ title: "Lezione vista" }, "lesson"), await draft({}, "lesson")];
    const course = await published({ lessonIds: [lesson.id, hidden.id] }, "course");
    const list = await paper(course.id);
    expect(list).toContain("Lezionevista");
    expect(list).not.toContain(squeezed(hidden.title));
  });

  it("speaks the reader's language where it is translated, in any of its letters", async () => {
    const { id } = await published();
    const texts = { title: "Плоскі дахи", teaser: "", body: "<p>Баласт тримає модуль.</p>" };
    await correctPublication(id, "uk", { version: 0, texts });
    const text = await paper(id, { language: "uk" });
    expect(text).toContain("Баласттримаємодуль.");
    expect(text).toContain("Стаття");
  });

  it("is of a technical note for its plans, of what isn't published for nobody", async () => {
    const note = await published({ body: "<p>zirconio</p>" }, "technicalNote");
    await expect(paper(note.id)).rejects.toMatchObject({ code: "publication-not-included" });
    const subscriber = { ...reader, entitlement: "premium" as const };
    expect(await paper(note.id, { user: subscriber })).toContain("zirconio");
    const { id } = await draft();
    await expect(paper(id)).rejects.toMatchObject({ code: "not-found" });
    await expect(paper("NONE")).rejects.toMatchObject({ code: "not-found" });
  });

  it("goes over as many pages as it takes, a heading never alone at a page's end", async () => {
    const body = Array.from(
      { length: 60 },
      (_, at) => `<h3>Capitolo ${at}</h3><p>${"parola ".repeat(60)}fine${at}.</p>`,
    );
    const { id } = await published({ body: body.join("") });
    const pages = pdfPages(await publicationPaper(id, { ...asked, user: reader })).filter((page) => page.length > 50);
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.join("")).toContain("fine59.");
    for (const page of pages) expect(page).not.toMatch(/Capitolo\d+(Solvia|$)/);
  });
});

describe("how often it was read", () => {
  const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  it("counts each reader once a day of Rome, and no machine", async () => {
    const { id } = await published();
    const read = (ip: string, at = now, more: object = {}) => countView(id, { ip, agent, ...more }, at);
    await Promise.all([read("192.0.2.1"), read("192.0.2.1"), read("192.0.2.2")]);
    await read("192.0.2.1", now, { agent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" });
    await read("192.0.2.9", now, { agent: undefined });
    expect(await viewsOf(id)).toBe(2);
    await read("192.0.2.1", new Date("2026-11-28T22:59:59Z"));
    expect(await viewsOf(id)).toBe(2);
    await read("192.0.2.1", new Date("2026-11-28T23:00:00Z"));
    expect(await viewsOf(id)).toBe(3);
    await read("192.0.2.1", now, { userId: "anna" });
    await read("192.0.2.7", now, { userId: "anna" });
    expect(await viewsOf(id)).toBe(4);
  });

  it("counts nothing of a draft", async () => {
    const { id } = await draft();
    await expect(countView(id, { ip: "192.0.2.1", agent }, now)).rejects.toMatchObject({ code: "not-found" });
  });
});
