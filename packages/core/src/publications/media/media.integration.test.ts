import { startTranscriber } from "@solvia/local/services/transcriber";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { headObject, writeObject } from "../../platform/files/storage.ts";
import { storeUpload } from "../../platform/files/uploads.ts";
import { movePublication } from "../move-publication.ts";
import { publicationByCode } from "../read-publications.ts";
import type { PublicationType } from "../publication.ts";
import { startPublication } from "../save-publication.ts";
import { askTranscription } from "./ask-transcription.ts";
import { countWatched, watchedOf } from "./count-watched.ts";
import { findTranscription } from "./find-transcription.ts";
import { listTranscriptions } from "./list-transcriptions.ts";
import { mediaFileUrl, mediaForEditor, recordingTranscript } from "./read-media.ts";
import { addMedia, changeMedia, loadMedia, removeMedia } from "./save-media.ts";
import { spokenTexts } from "./spoken-texts.ts";
import { tendTranscriptions } from "./tend-transcriptions.ts";
import { readTranscript } from "./transcripts.ts";

useDatabase();
useObjectStorage();
let stop = async (): Promise<void> => undefined;
beforeAll(async () => {
  const service = await startTranscriber();
  stop = service.stop;
  Object.assign(process.env, {
    SITE_ORIGIN: "https://solvia.example",
    TRANSCRIBE_REGION: "eu-central-1",
    TRANSCRIBE_BUCKET: process.env["PRIVATE_BUCKET"],
    AWS_ENDPOINT_URL_TRANSCRIBE: service.url,
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
  });
});
afterAll(() => stop());

const now = new Date("2026-11-29T10:00:00Z");
const editor = { id: "01EDITOR0000000000000000AA", roles: ["admin" as const] };
let made = 0;
const published = async (type: PublicationType = "article") => {
  const { id, revision } = await startPublication(
    type,
    {
      title: `Registrata ${++made}`,
      teaser: "In breve.",
      body: "<p>Parole.</p>",
      tags: [],
      seriesIds: [],
      lessonIds: [],
      noindex: false,
      thumbnailUrl: "https://files.example/a.jpg",
    },
    now,
  );
  return movePublication(id, { move: "publish", revision }, now);
};
const audio = Buffer.concat([Buffer.from("ID3"), Buffer.alloc(60)]);
const uploaded = (bytes: Uint8Array = audio, contentType = "audio/mpeg") =>
  storeUpload(editor, "publication-media", { bytes, contentType });
const recorded = async (publicationId: string, more: object = {}) =>
  addMedia(
    editor,
    publicationId,
    { file: await uploaded(), name: "La serata", seconds: 100, chapters: [], ...more },
    now,
  );
const ask = (publicationId: string, mediaId: string, at = now) =>
  askTranscription({ publicationId, mediaId, language: "it" }, at);
const watched = (publicationId: string, mediaId: string, to: number, ip = "1.2.3.4") =>
  countWatched(publicationId, mediaId, [[0, to]], { ip, agent: "Mozilla/5.0 (X11; Linux) Firefox/140.0" }, now);

describe("a publication's files", () => {
  it("are shown to its readers, those of a technical note to its plans alone", async () => {
    const [article, note] = [await published(), await published("technicalNote")];
    await recorded(article.id);
    const { id } = await recorded(note.id);
    const open = await publicationByCode(article.code, { language: "it" });
    expect(open.media).toMatchObject([{ kind: "recording", name: "La serata", seconds: 100, hasTranscript: false }]);
    expect(open.media[0]?.url).toBe(`/api/publications/${article.id}/media/${open.media[0]?.id}/file`);
    expect((await publicationByCode(note.code, { language: "it" })).media).toEqual([]);
    const subscriber = { entitlement: "premium" as const, roles: [] };
    expect((await publicationByCode(note.code, { language: "it", user: subscriber })).media).toMatchObject([{ id }]);
  });

  it("close with their publication, whoever had their address", async () => {
    const shown = await published();
    const { id: mediaId } = await recorded(shown.id);
    const [visitor, office] = [{}, { user: { entitlement: "none" as const, roles: ["admin" as const] } }];
    const preview = { preview: shown.previewSecret };
    const asked = (by: object) => mediaFileUrl(shown.id, mediaId, by);
    const file = await fetch(await asked(visitor));
    expect([file.status, file.headers.get("content-disposition")]).toEqual([200, 'inline; filename="La_serata.mp3"']);
    await movePublication(shown.id, { move: "hide", revision: shown.revision }, now);
    for (const by of [visitor, { preview: "guessed" }, { preview: "" }])
      await expect(asked(by)).rejects.toMatchObject({ code: "not-found" });
    for (const by of [office, preview]) expect((await fetch(await asked(by))).status).toBe(200);
    const [inPreview] = (await publicationByCode(shown.code, { language: "it", ...preview })).media;
    expect(inPreview?.url).toBe(`/api/publications/${shown.id}/media/${mediaId}/file?preview=${shown.previewSecret}`);
    await expect(mediaFileUrl((await published()).id, mediaId, visitor)).rejects.toMatchObject({ code: "not-found" });
  });

  it("of a technical note are opened by its plans alone, its preview included", async () => {
    const note = await published("technicalNote");
    const { id: mediaId, key } = await recorded(note.id);
    for (const by of [{}, { preview: note.previewSecret }, { user: { entitlement: "none" as const, roles: [] } }])
      await expect(mediaFileUrl(note.id, mediaId, by)).rejects.toMatchObject({ code: "not-found" });
    const user = { entitlement: "premium" as const, roles: [] };
    expect((await fetch(await mediaFileUrl(note.id, mediaId, { user }))).status).toBe(200);
    expect(await headObject(process.env["PUBLIC_BUCKET"] ?? "", key)).toBeUndefined();
  });

  it("are what they say, belong to an upload of one's own, and have chapters within them", async () => {
    const { id } = await published();
    const add = (more: object) => recorded(id, more);
    await expect(add({ file: await uploaded(Buffer.from("no sound at all")) })).rejects.toMatchObject({
      code: "unreadable-file",
    });
    await expect(add({ file: "uploads/01OTHER/publication-media/01X" })).rejects.toMatchObject({ code: "not-found" });
    await expect(add({ chapters: [{ at: 100, title: "Dopo la fine" }] })).rejects.toMatchObject({
      code: "invalid-input",
    });
    const paper = await uploaded(Buffer.from("%PDF-1.7 …"), "application/pdf");
    const { kind } = await add({ file: paper, name: "Le diapositive" });
    expect(kind).toBe("document");
  });

  it("are written over what was read alone", async () => {
    const { id } = await published();
    const media = await recorded(id);
    const chapters = [
      { at: 60, title: "Domande" },
      { at: 0, title: "Inizio" },
    ];
    const change = () => changeMedia(id, media.id, { revision: 1, name: "Altro nome", chapters });
    const both = await Promise.allSettled([change(), change()]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await loadMedia(id, media.id)).chapters.map(({ at }) => at)).toEqual([0, 60]);
  });

  it("leave nothing behind when they are taken away", async () => {
    const { id } = await published();
    const media = await recorded(id);
    const job = await ask(id, media.id);
    for (let run = 0; run < 3; run++) await tendTranscriptions(now);
    expect(await readTranscript(job.id)).not.toEqual([]);
    await removeMedia(id, media.id);
    expect(await headObject(process.env["PRIVATE_BUCKET"] ?? "", media.key)).toBeUndefined();
    expect(await readTranscript(job.id)).toEqual([]);
    await expect(removeMedia(id, media.id)).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("a transcription", () => {
  it("goes from queued by running to done, and is read by whoever reads its publication", async () => {
    const { id } = await published();
    const { id: mediaId } = await recorded(id);
    const job = await ask(id, mediaId);
    expect(job.status).toBe("queued");
    await tendTranscriptions(now);
    expect((await findTranscription(job.id))?.status).toBe("running");
    // Asked for once more meanwhile, it stays the same.
    expect((await ask(id, mediaId)).id).toBe(job.id);
    await Promise.all([tendTranscriptions(now), tendTranscriptions(now)]);
    await tendTranscriptions(now);
    expect((await findTranscription(job.id))?.status).toBe("done");
    const { language, lines } = await recordingTranscript(id, mediaId, {});
    expect([language, lines[0]]).toEqual([
      "it",
      { from: 0, to: 4, text: "Prova: su questa macchina nessuno ascolta le registrazioni." },
    ]);
    expect((await mediaForEditor(id)).items).toMatchObject([
      { hasTranscript: true, transcription: { status: "done" } },
    ]);
    expect((await spokenTexts(undefined)).find(({ publicationId }) => publicationId === id)?.lines).toEqual(lines);
    const { items } = await listTranscriptions({ status: "done", limit: 10 });
    expect(items.find((one) => one.id === job.id)).toMatchObject({ recording: "La serata", lines: lines.length });
  });

  it("of what can't be heard fails, is tried three times, and no more", async () => {
    const { id } = await published();
    const media = await recorded(id);
    const { id: jobId } = await ask(id, media.id);
    // What is there in its place is no recording that anybody finds.
    const { deleteObjects } = await import("../../platform/files/storage.ts");
    await deleteObjects(process.env["PRIVATE_BUCKET"] ?? "", [media.key]);
    for (const attempts of [1, 2, 3]) {
      await tendTranscriptions(now);
      expect(await findTranscription(jobId)).toMatchObject({ status: "failed", attempts });
      if (attempts < 3) expect((await ask(id, media.id)).attempts).toBe(attempts + 1);
    }
    await expect(ask(id, media.id)).rejects.toMatchObject({ code: "invalid-transition" });
    await writeObject(process.env["PRIVATE_BUCKET"] ?? "", media.key, audio, "audio/mpeg");
  });

  it("of a note's recording is found and read by its plans alone", async () => {
    const { id } = await published("technicalNote");
    const { id: mediaId } = await recorded(id);
    await ask(id, mediaId);
    for (let run = 0; run < 3; run++) await tendTranscriptions(now);
    await expect(recordingTranscript(id, mediaId, {})).rejects.toMatchObject({ code: "not-found" });
    const subscriber = { entitlement: "premium" as const, roles: [] };
    expect((await recordingTranscript(id, mediaId, { user: subscriber })).lines).not.toEqual([]);
    expect((await spokenTexts(undefined)).map(({ publicationId }) => publicationId)).not.toContain(id);
  });
});

describe("who watches", () => {
  it("has seen a recording once most of it was played, not by a click", async () => {
    const { id } = await published();
    const { id: mediaId } = await recorded(id);
    await watched(id, mediaId, 0);
    expect(await watchedOf(mediaId)).toEqual({ played: 0, seen: 0 });
    await watched(id, mediaId, 79);
    expect(await watchedOf(mediaId)).toEqual({ played: 1, seen: 0 });
    await Promise.all([watched(id, mediaId, 80), watched(id, mediaId, 100), watched(id, mediaId, 100)]);
    expect(await watchedOf(mediaId)).toEqual({ played: 1, seen: 1 });
    await watched(id, mediaId, 100, "5.6.7.8");
    expect(await watchedOf(mediaId)).toEqual({ played: 2, seen: 2 });
    await countWatched(id, mediaId, [[0, 100]], { ip: "9.9.9.9", agent: "Googlebot/2.1" }, now);
    expect(await watchedOf(mediaId)).toEqual({ played: 2, seen: 2 });
  });
});
