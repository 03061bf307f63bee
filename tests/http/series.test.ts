import { afterAll, beforeAll, expect, it } from "vitest";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, password, startTestCloud } from "../support/cloud.ts";
import { dot } from "../support/dot.ts";

let cloud: LocalCloud;
let admin: Caller;

beforeAll(async () => {
  cloud = await startTestCloud({ seeded: false });
  const email = "admin@solvia.example";
  await createDemonstrationUser({ email, password, name: "A", surname: "B", roles: ["admin"] }, new Date());
  admin = await new Caller(cloud.url).login(email);
});
afterAll(() => cloud.stop());

const png = new Blob([dot], { type: "image/png" });
const pdf = new Blob(["%PDF-1.4"], { type: "application/pdf" });
const work = (adminLocale: string) => admin.call("PUT", "/back-office/admin-locale", { adminLocale });

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Uploads to the store as a browser does; answers the key. */
async function uploaded(kind: string, file: Blob): Promise<string> {
  const wish = { kind, name: "file", contentType: file.type, size: file.size };
  const { url, fields, key } = (await admin.call("POST", "/uploads", wish)).body as {
    url: string;
    fields: Record<string, string>;
    key: string;
  };
  const { status } = await fetch(url, {
    method: "POST",
    body: formOf({ ...fields, file }),
    headers: { origin: cloud.url },
  });
  expect(status).toBe(204);
  return key;
}

interface Series {
  id: string;
  version: number;
  imageUrl: string;
  imageUrlSmall: string;
  texts: Record<string, object>;
  documentation: { name: string; category: string; url: string }[];
}
const read = async (id: string) => (await admin.call("GET", `/back-office/series/${id}`)).body as Series;
const create = async (name: string) => {
  const fields = { name, brand: "Voltalia", category: "panels", typology: "bifacial" };
  const { status, body } = await admin.call(
    "POST",
    "/series/save",
    formOf({ ...fields, image: png, image_small: png }),
  );
  expect(status).toBe(200);
  return (body as Series).id;
};

it("saves a series from a multipart form or by upload keys, and shows both pictures", async () => {
  const form = { name: "Notte", brand: "Voltalia", category: "panels", descriptionRichText: "<h3>Resa</h3>" };
  const made = await admin.call("POST", "/series/save", formOf({ ...form, image: png, image_small: png }));
  expect(made.status).toBe(200);
  const series = await read((made.body as Series).id);
  expect(series.texts["it"]).toMatchObject({ descriptionRich: "<h3>Resa</h3>" });
  const image = await fetch(new URL(series.imageUrl, cloud.url));
  expect(image.headers.get("content-type")).toBe("image/png");
  const change = { id: series.id, version: series.version, name: "Notte", brand: "Voltalia", category: "panels" };
  const saved = await admin.call("POST", "/series/save", {
    ...change,
    image_small: await uploaded("series-image", png),
  });
  expect(saved).toMatchObject({ status: 200, body: { version: series.version + 1 } });
  const after = await read(series.id);
  expect(after.imageUrl).toBe(series.imageUrl);
  expect(after.imageUrlSmall).not.toBe(series.imageUrlSmall);
  expect(after.texts).toEqual(series.texts);
});

it("refuses a second series of that name with a 409 of its own, and a new one without its pictures", async () => {
  await create("Doppia");
  const fields = { name: " dOPPIA ", brand: "Voltalia", category: "panels" };
  const second = await admin.call("POST", "/series/save", formOf({ ...fields, image: png, image_small: png }));
  expect(second).toMatchObject({ status: 409, body: { code: "series-name-taken" } });
  const bare = await admin.call("POST", "/series/save", { ...fields, name: "Nuda" });
  expect(bare).toMatchObject({ status: 422, body: { errors: [{ field: "image" }, { field: "image_small" }] } });
  const foreign = { ...fields, name: "Altra", image: "uploads/else/series-image/01", image_small: "x" };
  expect((await admin.call("POST", "/series/save", foreign)).status).toBe(404);
});

it("keeps descriptions to the Italian locale and documents to the Italian and the British", async () => {
  const id = await create("Locale");
  const { version } = await read(id);
  const save = { id, version, name: "Locale", brand: "Voltalia", category: "panels", descriptionTitle: "Título" };
  const document = () => formOf({ documentationCategory: "brochure", documentationFile: pdf });
  await work("es");
  expect(await admin.call("POST", "/series/save", save)).toMatchObject({ body: { code: "locale-not-allowed" } });
  expect((await admin.call("POST", `/series/${id}/documentation`, document())).status).toBe(403);
  await work("gb");
  expect((await admin.call("POST", "/series/save", save)).status).toBe(403);
  expect((await admin.call("POST", `/series/${id}/documentation`, document())).status).toBe(200);
  await work("it");
  expect((await admin.call("POST", "/series/save", save)).status).toBe(200);
});

it("calls a document that is given no name by its file's", async () => {
  const id = await create("Garanzie");
  const form = formOf({ documentationCategory: "warrenty-terms" });
  form.set("documentationFile", pdf, "Condizioni di garanzia perché.pdf");
  const { body } = await admin.call("POST", `/series/${id}/documentation`, form);
  const [document] = (body as Series).documentation;
  expect(document?.name).toBe("Condizioni di garanzia perché");
  expect(document?.url).toMatch(/\/Condizioni_di_garanzia_perche\.pdf$/);
  const shown = (await admin.call("GET", `/products/series/${id}?language=it`)).body as {
    series: Record<string, unknown>;
  };
  expect(shown.series).toMatchObject({ descriptionTitle: expect.any(String), description: expect.any(String) });
  expect(shown.series).toMatchObject({ description2: expect.any(String), imageUrlSmall: expect.stringMatching(/./) });
});

it("stores a document under its name without accents and odd characters, and deletes each once", async () => {
  const id = await create("Documenti");
  const add = (documentationName: string) =>
    admin.call(
      "POST",
      `/series/${id}/documentation`,
      formOf({ documentationName, documentationCategory: "cei021-certificate", documentationFile: pdf }),
    );
  expect((await add("Conformità CEI 0/21.pdf")).status).toBe(200);
  const { body } = await add("Due");
  const [first, second] = (body as Series).documentation;
  expect(first).toMatchObject({ name: "Conformità CEI 0/21.pdf", category: "cei021-certificate" });
  expect(first?.url).toMatch(/\/Conformita_CEI_0_21\.pdf$/);
  const file = await fetch(new URL(first?.url ?? "", cloud.url));
  expect([file.headers.get("content-type"), await file.text()]).toEqual(["application/pdf", "%PDF-1.4"]);
  const remove = (index: number, url = "") =>
    admin.call("DELETE", `/series/${id}/documentation/${index}?url=${encodeURIComponent(url)}`);
  const both = await Promise.all([remove(0, first?.url), remove(0, first?.url)]);
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect((await read(id)).documentation).toEqual([second]);
});

it("answers 413 to what is too large and 415 to what is no PDF", async () => {
  const id = await create("Grande");
  const wish = { kind: "series-document", name: "a.pdf", contentType: "application/pdf", size: 20_000_001 };
  expect(await admin.call("POST", "/uploads", wish)).toMatchObject({ status: 413, body: { code: "file-too-large" } });
  const form = formOf({ documentationCategory: "guide", documentationFile: png });
  expect((await admin.call("POST", `/series/${id}/documentation`, form)).status).toBe(415);
});
