import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tendTranscriptions } from "@solvia/core/publications/media/tend-transcriptions";
import { silence } from "@solvia/local/demo/silence";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { movePublication, publishedPublication } from "../support/publications.ts";

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

const problem = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const chapters = [{ at: 0, title: "Inizio" }];

/** A recording that comes in the form itself, with its facts beside it. */
async function add(publicationId: string, bytes: Uint8Array = silence(30), type = "audio/mpeg") {
  const form = new FormData();
  form.append("name", "La serata");
  form.append("seconds", "30");
  form.append("chapters", JSON.stringify(chapters));
  form.append("file", new Blob([new Uint8Array(bytes)], { type }), "serata.mp3");
  return admin.call("POST", `/back-office/publications/${publicationId}/media`, form);
}
const mediaOf = async (caller: Caller, code: string) =>
  ((await caller.call("GET", `/publications/code/${code}`)).body as { media: { id: string; url: string }[] }).media;

describe("a recording", () => {
  it("is added, played, written down, found by a question with its minute, and taken away", async () => {
    const { id, code } = await publishedPublication(admin, { type: "lesson" });
    const added = await add(id);
    expect(added).toMatchObject({ status: 200, body: { revision: 1 } });
    const mediaId = (added.body as { id: string }).id;
    const [shown] = await mediaOf(visitor(), code);
    expect(shown).toMatchObject({ id: mediaId, kind: "recording", seconds: 30, chapters, hasTranscript: false });
    const file = await fetch(`${cloud.url}${shown?.url}`, { headers: { range: "bytes=0-" } });
    expect([file.status, file.headers.get("content-type")]).toEqual([206, "audio/mpeg"]);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(silence(30));

    const wish = { publicationId: id, mediaId, language: "it" };
    const asked = await admin.call("POST", "/back-office/video-transcriptions", wish);
    expect(asked).toMatchObject({ status: 200, body: { status: "queued" } });
    // What was asked for is told of the publication, which has the name, not of the job.
    const entryOf = async () => {
      const { body } = await admin.call("GET", `/back-office/audit-log?kind=publications&entityId=${id}`);
      return (body as { items: { action: string }[] }).items.map(({ action }) => action);
    };
    await expect.poll(entryOf).toContain("askVideoTranscription");
    for (let run = 0; run < 3; run++) await tendTranscriptions(new Date());
    const listed = await admin.call("GET", "/back-office/video-transcriptions?status=done");
    expect((listed.body as { items: object[] }).items[0]).toMatchObject({ mediaId, recording: "La serata" });
    const said = await visitor().call("GET", `/publications/${id}/media/${mediaId}/transcript`);
    expect(said.body).toMatchObject({ language: "it", lines: [{ from: 0 }, { from: 20 }, { from: 60 }] });

    const question = { text: "Chi ascolta le registrazioni su questa macchina?", language: "it" };
    const answer = await customer.call("POST", "/publications/question-answering", question);
    expect((answer.body as { quotes: object[] }).quotes).toContainEqual(
      expect.objectContaining({ kind: "recording", section: "0:00", path: `/academy/${code}#${mediaId}-0` }),
    );

    const change = { revision: 3, name: "La serata intera", chapters: [] };
    const path = `/back-office/publications/${id}/media/${mediaId}`;
    expect(problem(await admin.call("PUT", path, { ...change, revision: 1 }))).toEqual([409, "version-conflict"]);
    expect((await admin.call("PUT", path, change)).status).toBe(200);
    expect((await admin.call("DELETE", path)).status).toBe(204);
    expect(await mediaOf(visitor(), code)).toEqual([]);
    expect((await visitor().call("GET", `/publications/${id}/media/${mediaId}/transcript`)).status).toBe(404);
  });

  it("counts as seen by what was played", async () => {
    const { id } = await publishedPublication(admin);
    const mediaId = ((await add(id)).body as { id: string }).id;
    const watched = (played: unknown) =>
      visitor().call(
        "POST",
        `/publications/${id}/media/${mediaId}/watched`,
        { played },
        { "user-agent": "Mozilla/5.0 Firefox/140.0" },
      );
    const counted = async () => {
      const { body } = await admin.call("GET", `/back-office/publications/${id}/media`);
      return (body as { items: { watched: object }[] }).items[0]?.watched;
    };
    expect((await watched([])).status).toBe(204);
    expect(await counted()).toEqual({ played: 0, seen: 0 });
    await watched([[28, 30]]);
    expect(await counted()).toEqual({ played: 1, seen: 0 });
    await watched([
      [0, 13],
      [12, 25],
    ]);
    expect(await counted()).toEqual({ played: 1, seen: 1 });
    expect((await watched([[0, "x"]])).status).toBe(422);
    expect((await watched([[-1, 5]])).status).toBe(422);
  });

  it("of a technical note is for its plans alone", async () => {
    const { id, code } = await publishedPublication(admin, { type: "technicalNote" });
    await add(id);
    for (const caller of [visitor(), customer]) expect(await mediaOf(caller, code)).toEqual([]);
    expect(await mediaOf(subscriber, code)).toHaveLength(1);
  });

  it("closes with its publication", async () => {
    const { id, code, revision } = await publishedPublication(admin);
    await add(id);
    const [shown] = await mediaOf(visitor(), code);
    const path = String(shown?.url).replace("/api", "");
    expect((await visitor().call("GET", path)).status).toBe(302);
    expect((await movePublication(admin, { id, revision }, "hide")).status).toBe(200);
    expect(problem(await visitor().call("GET", path))).toEqual([404, "not-found"]);
    expect((await admin.call("GET", path)).status).toBe(302);
  });

  it("is nothing else than it says", async () => {
    const { id } = await publishedPublication(admin);
    expect(problem(await add(id, Buffer.from("<script>")))).toEqual([415, "unreadable-file"]);
    expect(problem(await add(id, silence(1), "text/html"))).toEqual([415, "unsupported-media-type"]);
    expect((await customer.call("GET", `/back-office/publications/${id}/media`)).status).toBe(403);
  });
});
