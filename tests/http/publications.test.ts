import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { publishDue } from "@solvia/core/publications/move-publication";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { pdfText } from "../support/pdf-text.ts";
import {
  draftPublication,
  editedPublication,
  movePublication,
  publicationFields as fields,
  publishedPublication,
} from "../support/publications.ts";

let cloud: LocalCloud;
let admin: Caller;
let customer: Caller;
let subscriber: Caller;
const visitor = () => new Caller(cloud.url);

beforeAll(async () => {
  cloud = await startTestCloud();
  [admin, customer, subscriber] = (await Promise.all(
    ["admin@solvia.example", "cliente@solvia.example", "premium@solvia.example"].map((email) => visitor().login(email)),
  )) as [Caller, Caller, Caller];
});
afterAll(() => cloud.stop());

const draft = (more?: object) => draftPublication(admin, more);
const published = (more?: object) => publishedPublication(admin, more);
const edited = (id: string) => editedPublication(admin, id);
const move = (one: Parameters<typeof movePublication>[1], step: string, more?: object) =>
  movePublication(admin, one, step, more);
const read = (caller: Caller, code: string, query = "") => caller.call("GET", `/publications/code/${code}${query}`);
const errorsOf = ({ body }: { body: unknown }) =>
  (body as { errors?: { field: string; code: string }[] }).errors?.map(({ field, code }) => `${field} ${code}`);
const page = async (path: string) => {
  const response = await fetch(`${cloud.url}${path}`, { redirect: "manual" });
  return { status: response.status, text: await response.text(), location: response.headers.get("location") };
};

describe("a technical note", () => {
  it("is read in full by whoever has the plan, and by nobody else in any way", async () => {
    const secret = "zirconioborato";
    const note = await published({
      type: "technicalNote",
      title: "Nota sui sigillanti",
      teaser: "Quale sigillante tiene.",
      body: `<p>Si usa lo ${secret}.</p>`,
      tags: ["sigillanti"],
    });
    await published({ title: "Sui tetti", tags: ["sigillanti"] });
    const { body } = await read(subscriber, note.code);
    expect(body).toMatchObject({ locked: false, premium: true, body: `<p>Si usa lo ${secret}.</p>` });
    expect((await read(admin, note.code)).body).toMatchObject({ locked: false });
    const preview = note.previewPath.split("?")[1] ?? "";
    for (const caller of [visitor(), customer]) {
      const answers = await Promise.all([
        read(caller, note.code),
        read(caller, note.code, "?language=en"),
        read(caller, note.code, `?${preview}`),
        caller.call("GET", "/publications/visible?limit=200"),
        caller.call("GET", "/publications/visible?tag=sigillanti"),
        caller.call("GET", `/publications/search?text=${secret}`),
        caller.call("GET", "/publications/search?text=sigillanti"),
        caller.call("GET", "/publications/feed"),
        caller.call("GET", "/publications/tags"),
        page(`/articles/${note.code}`).then(({ text }) => ({ status: 200, body: text })),
        page("/articles").then(({ text }) => ({ status: 200, body: text })),
      ]);
      for (const answer of answers) {
        expect(answer.status).toBe(200);
        expect(JSON.stringify(answer.body)).not.toContain(secret);
      }
      expect(answers[0]?.body).toMatchObject({ locked: true, teaser: "Quale sigillante tiene." });
      expect(answers[5]?.body).toEqual({ items: [] });
    }
    expect((await read(visitor(), note.code)).body).not.toHaveProperty("body");
    expect((await page(`/articles/${note.code}`)).text).toContain('"isAccessibleForFree":false');
  });
});

describe("a publication as PDF", () => {
  it("is for whoever is logged in, of a technical note for its plans, of what isn't published for nobody", async () => {
    const article = await published({ title: "Da stampare" });
    const note = await published({ type: "technicalNote", body: "<p>zirconiostampato</p>" });
    const one = await draft();
    const download = (caller: Caller, { id }: { id: string }) =>
      fetch(`${cloud.url}/api/publications/${id}/download?language=it`, { headers: { cookie: caller.cookie } });
    expect((await download(visitor(), article)).status).toBe(401);
    const paper = await download(customer, article);
    expect([paper.status, paper.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(pdfText(new Uint8Array(await paper.arrayBuffer()))).toContain("Dastampare");
    const refused = await download(customer, note);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: "publication-not-included" }]);
    const read = await download(subscriber, note);
    expect(pdfText(new Uint8Array(await read.arrayBuffer()))).toContain("zirconiostampato");
    expect((await download(admin, one)).status).toBe(404);
  });
});

describe("what isn't published", () => {
  it("is told to nobody before its hour, but by its preview's address", async () => {
    const title = "Uscita di domani";
    const one = await draft({ title, tags: ["domani"] });
    const publishOn = new Date(Date.now() + 86_400_000).toISOString();
    expect((await move(one, "schedule", { publishOn })).status).toBe(200);
    const { code, previewPath } = await edited(one.id);
    await publishDue(new Date());
    expect((await read(visitor(), code)).status).toBe(404);
    expect((await read(visitor(), code, "?preview=guess")).status).toBe(404);
    expect((await page(`/articles/${code}`)).status).toBe(404);
    for (const path of ["visible?limit=200", "search?text=domani", "tags", "feed"])
      expect(JSON.stringify((await visitor().call("GET", `/publications/${path}`)).body)).not.toMatch(/domani/i);
    expect((await visitor().call("POST", `/publications/${one.id}/increment-view-count`)).status).toBe(404);
    const secret = `?${previewPath.split("?")[1]}`;
    expect((await read(visitor(), code, secret)).body).toMatchObject({ title, preview: true, noindex: true });
    expect(await publishDue(new Date(publishOn))).toBe(1);
    expect((await read(visitor(), code)).body).toMatchObject({ title, preview: false });
    await vi.waitFor(async () => expect((await page(`/articles/${code}`)).status).toBe(200), { timeout: 30_000 });
  });

  it("takes the steps of its state, over the revision that was read, and tells what is missing at its field", async () => {
    const { body } = await admin.call("POST", "/back-office/publications", fields({ body: "", type: "course" }));
    const empty = await edited((body as { id: string }).id);
    expect(empty.moves).toEqual(["publish", "schedule"]);
    expect(errorsOf(await move(empty, "publish"))).toEqual([
      "body required",
      "thumbnail required",
      "lessonIds required",
    ]);
    const one = await draft();
    expect(errorsOf(await move(one, "schedule"))).toEqual(["publishOn required"]);
    expect(errorsOf(await move(one, "schedule", { publishOn: "2020-01-01T00:00:00.000Z" }))).toEqual([
      "publishOn in-the-past",
    ]);
    expect((await move(one, "hide")).status).toBe(409);
    expect((await move(one, "publish")).status).toBe(200);
    expect((await move(one, "hide")).body).toMatchObject({ code: "version-conflict" });
    expect((await move(await edited(one.id), "hide")).status).toBe(200);
    expect((await read(visitor(), one.code)).status).toBe(404);
    expect((await move(await edited(one.id), "archive")).status).toBe(200);
    const late = await admin.call("PUT", `/back-office/publications/${one.id}`, { ...fields(), revision: 4 });
    expect(late.body).toMatchObject({ code: "invalid-transition" });
    expect((await admin.call("DELETE", `/back-office/publications/${one.id}`)).status).toBe(409);
    expect((await admin.call("DELETE", `/back-office/publications/${empty.id}`)).status).toBe(204);
    expect((await admin.call("GET", `/back-office/publications/${empty.id}`)).status).toBe(404);
  });
});

describe("what an editor sends", () => {
  it("is refused at its field where it is wrong", async () => {
    const wrong = async (more: object) => errorsOf(await admin.call("POST", "/back-office/publications", fields(more)));
    expect(await wrong({ title: " " })).toEqual(["title too-small"]);
    expect(await wrong({ title: "due\nrighe" })).toEqual(["title line-break"]);
    expect(await wrong({ type: "podcast" })).toEqual(["type invalid-value"]);
    expect(await wrong({ tags: ["a".repeat(41)] })).toEqual(["tags.0 too-big"]);
    expect(await wrong({ lessonIds: ["nothing"], type: "course" })).toEqual(["lessonIds invalid-value"]);
    expect(await wrong({ lessonIds: [(await draft()).id] })).toEqual(["lessonIds invalid-value"]);
    expect(await wrong({ code: "all" })).toEqual(["code taken"]);
    const stolen = await admin.call("POST", "/back-office/publications", fields({ thumbnail: "publication-image/x" }));
    expect(stolen.status).toBe(404);
  });

  it.each([
    '<img src="x" onerror="alert(1)">',
    '<p onclick="alert(1)" style="position:fixed">testo</p>',
    '<a href="javascript:alert(1)">qui</a>',
    '<a href="//evil.example">qui</a>',
    "<svg onload=alert(1)><script>alert(1)</script></svg>",
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<<script>script>alert(1)<</script>/script>",
    '<h2 id="x" class="y">t</h2><style>*{display:none}</style><form action="//evil.example"><input></form>',
  ])("leaves nothing that runs or leads astray of %s, in Italian and translated", async (attack) => {
    const one = await published({ body: `<p>prima</p>${attack}` });
    const version = 0;
    const translated = { version, texts: { title: "T", teaser: "", body: `<p>before</p>${attack}` } };
    const path = `/back-office/publications/${one.id}/translations/en`;
    expect((await admin.call("PUT", path, translated)).status).toBe(200);
    for (const query of ["?language=it", "?language=en"]) {
      const { body } = (await read(visitor(), one.code, query)).body as { body: string };
      expect(body).toMatch(/^<p>(prima|before)<\/p>/);
      expect(body).not.toMatch(
        /onerror|onclick|onload|javascript:|evil\.example|<script|<svg|<iframe|<style|style=|<form|class=/i,
      );
    }
    const { text } = await page(`/articles/${one.code}`);
    expect(text).toContain("<p>prima</p>");
    expect(text).not.toMatch(/alert\(1\)["']?[ >]|evil\.example/);
  });

  it("cannot break out of the page by its title or its tags", async () => {
    const one = await published({
      title: '</script><img src=x onerror="alert(1)">',
      tags: ['"><script>alert(2)</script>'],
    });
    const { text } = await page(`/articles/${one.code}`);
    expect(text).not.toMatch(/<img src=x|<script>alert/);
    const { body } = await visitor().call("GET", "/publications/feed");
    const marked = String(body).replaceAll(/<!\[CDATA\[[^]*?\]\]>/g, "");
    expect(marked).not.toMatch(/<script>alert\(2\)|<img src=x/);
  });
});

describe("an address", () => {
  it("is one publication's alone, and an earlier one leads to it", async () => {
    const first = await published({ title: "Tetti piani" });
    expect(first.code).toBe("tetti-piani");
    expect((await page("/articles/tetti-piani")).status).toBe(200);
    const save = (revision: number, code: string) =>
      admin.call("PUT", `/back-office/publications/${first.id}`, {
        ...fields({ title: "Tetti piani", code }),
        revision,
      });
    expect((await save(first.revision, "zavorre")).status).toBe(200);
    expect((await save(first.revision, "altro")).body).toMatchObject({ code: "version-conflict" });
    expect((await read(visitor(), "tetti-piani")).body).toMatchObject({ code: "zavorre", path: "/articles/zavorre" });
    await vi.waitFor(
      async () =>
        expect(await page("/articles/tetti-piani")).toMatchObject({ status: 301, location: "/articles/zavorre" }),
      { timeout: 30_000 },
    );
    expect(await page("/articles/tetti-piani?country=de")).toMatchObject({ location: "/articles/zavorre?country=de" });
    expect(await page("/academy/zavorre")).toMatchObject({ status: 301, location: "/articles/zavorre" });
    const { text } = await page("/articles/zavorre");
    expect(text).toContain(`rel="canonical" href="${cloud.url}/articles/zavorre"`);
    expect(text).toContain('hreflang="x-default"');
    expect(text).toContain('"@type":"Article"');
    for (const code of ["tetti-piani", "zavorre"])
      expect(errorsOf(await admin.call("POST", "/back-office/publications", fields({ code })))).toEqual(["code taken"]);
    expect((await page("/articles/mai-esistito")).status).toBe(404);
    expect((await page("/articles/%2e%2e%2fsegreti")).status).toBe(404);
  });
});

describe("readers", () => {
  it("are counted once a day, machines never", async () => {
    const one = await published();
    const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const say = (caller: Caller, by = agent) =>
      caller.call("POST", `/publications/${one.id}/increment-view-count`, undefined, { "user-agent": by });
    for (const caller of [visitor(), visitor(), customer, customer]) expect((await say(caller)).status).toBe(204);
    expect((await say(visitor(), "Googlebot/2.1 (+http://www.google.com/bot.html)")).status).toBe(204);
    expect((await edited(one.id)).views).toBe(2);
  });

  it("find by words, tag and part of the site, and follow the feed", async () => {
    const lesson = await published({ type: "lesson", title: "Morsetti e coppie", tags: ["morsetti"] });
    const course = await published({
      type: "course",
      title: "Corso di posa",
      lessonIds: [lesson.id],
      tags: ["morsetti"],
    });
    const { body } = await read(visitor(), course.code);
    expect(body).toMatchObject({ path: "/academy/corso-di-posa", lessons: [{ code: lesson.code }] });
    const titles = async (path: string) =>
      ((await visitor().call("GET", `/publications/${path}`)).body as { items: { title: string }[] }).items.map(
        ({ title }) => title,
      );
    expect(await titles("visible?tag=morsetti")).toEqual(["Corso di posa", "Morsetti e coppie"]);
    expect(await titles("visible?tag=morsetti&type=lesson")).toEqual(["Morsetti e coppie"]);
    expect(await titles("visible?area=articles&tag=morsetti")).toEqual([]);
    expect(await titles("search?text=COPPIE%20mors")).toEqual(["Morsetti e coppie"]);
    const feed = await visitor().call("GET", "/publications/feed?area=academy");
    expect(feed.headers.get("content-type")).toContain("application/rss+xml");
    expect(feed.body).toContain(`<link>${cloud.url}/academy/corso-di-posa</link>`);
    expect((await visitor().call("GET", "/publications/visible?cursor=bm8")).status).toBe(400);
    expect((await visitor().call("GET", "/publications/search?text=")).status).toBe(422);
  });

  it("find what appeared last, on the home page too, and what is written about a series", async () => {
    const [first, second] = ["01J00000000000000000SERIEA", "01J00000000000000000SERIEB"] as const;
    await published({ title: "Su una serie", seriesIds: [first] });
    await published({ type: "lesson", title: "Lezione dell'ultimo minuto" });
    const note = await published({
      type: "technicalNote",
      title: "Nota dell'ultimo minuto",
      seriesIds: [first, second],
    });
    const titles = async (path: string) =>
      ((await visitor().call("GET", `/publications/${path}`)).body as { items: { title: string }[] }).items.map(
        ({ title }) => title,
      );
    // One that another test has let appear before its day stands before them.
    const both = ["Nota dell'ultimo minuto", "Lezione dell'ultimo minuto"];
    expect(await titles("most-recent")).toEqual(expect.arrayContaining(both));
    expect(await titles("most-recent?area=articles")).toEqual(
      expect.arrayContaining(["Nota dell'ultimo minuto", "Su una serie"]),
    );
    expect(await titles("most-recent?area=academy&limit=1")).toEqual(["Lezione dell'ultimo minuto"]);
    expect(await titles(`series/${first}`)).toEqual(["Nota dell'ultimo minuto", "Su una serie"]);
    expect(await titles(`series/${second}`)).toEqual(["Nota dell'ultimo minuto"]);
    expect(await titles("series/01J000000000000000UNKNOWN")).toEqual([]);
    const paged = (await visitor().call("GET", `/publications/series/${first}?limit=1`)).body as { cursor: string };
    expect(await titles(`series/${first}?limit=1&cursor=${paged.cursor}`)).toEqual(["Su una serie"]);
    for (const path of ["most-recent?limit=13", "most-recent?limit=0", "most-recent?area=elsewhere"])
      expect((await visitor().call("GET", `/publications/${path}`)).status).toBe(422);
    for (const path of ["most-recent", `series/${first}`])
      expect(JSON.stringify((await subscriber.call("GET", `/publications/${path}`)).body)).not.toContain("tensione");
    await vi.waitFor(async () => expect((await page("/")).text).toContain("Nota dell&#39;ultimo minuto"), {
      timeout: 30_000,
    });
    expect((await page("/?country=de")).text).toContain("Neueste Artikel");
    expect((await move(note, "hide")).status).toBe(200);
    await vi.waitFor(async () => expect(await titles(`series/${second}`)).toEqual([]));
    await vi.waitFor(async () => expect((await page("/")).text).not.toContain("Nota dell&#39;ultimo minuto"), {
      timeout: 30_000,
    });
  });

  it("read in their language what a machine or a person has translated", async () => {
    const one = await published({ title: "Cavi in corrente continua" });
    const path = `/back-office/publications/${one.id}`;
    expect((await admin.call("POST", `${path}/translate`)).status).toBe(204);
    await vi.waitFor(
      async () => expect((await read(visitor(), one.code, "?language=nb")).body).toMatchObject({ textLanguage: "nb" }),
      { timeout: 60_000 },
    );
    const { items } = (await admin.call("GET", `${path}/translations`)).body as {
      items: { language: string; version: number; origins: { title: { by: string } } }[];
    };
    const english = items.find(({ language }) => language === "en");
    expect(english?.origins.title.by).toBe("machine");
    const texts = { title: "Direct current cables" };
    const correct = (version = 0) => admin.call("PUT", `${path}/translations/en`, { version, texts });
    expect((await correct(english?.version)).status).toBe(200);
    expect((await correct(english?.version)).body).toMatchObject({ code: "version-conflict" });
    expect((await admin.call("POST", `${path}/translate`)).status).toBe(204);
    expect((await read(visitor(), one.code, "?language=en")).body).toMatchObject({ title: "Direct current cables" });
    expect((await customer.call("POST", `${path}/translate`)).status).toBe(403);
  });
});
