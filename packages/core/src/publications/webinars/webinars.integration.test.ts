import { beforeAll, describe, expect, it } from "vitest";
import { anEmail, announced } from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { addressData, besideAccount, eraseAddress } from "../../contacts/by-address.ts";
import { newId } from "../../platform/ids.ts";
import { webinarLettersAsked, webinarTold } from "../events.ts";
import { publicationLetters } from "../letters/index.ts";
import { movePublication } from "../move-publication.ts";
import { startPublication } from "../save-publication.ts";
import { listRegistrations } from "./office-webinars.ts";
import { takenSeats } from "./find-webinar.ts";
import { listWebinars, readWebinar } from "./read-webinars.ts";
import { findRegistration, leaveWebinar, readerOf, register, registrationToken } from "./register.ts";
import { leaveWebinarsOf } from "./of-reader.ts";
import { registerReader } from "./register-reader.ts";
import { saveWebinar, type WebinarInput } from "./save-webinar.ts";
import { remindRegistered, tellRegistered } from "./tell-registered.ts";
import type { WebinarLetterKind } from "./webinar.ts";

useDatabase();
beforeAll(() => {
  process.env["SITE_ORIGIN"] = "https://solvia.example";
  process.env["CONTACTS_KEY"] = "of this test";
});

/** Reminders and letters look at what is to come by the clock: the year is far off. */
const now = new Date("2096-11-28T10:00:00Z");
const dates = (more: Partial<WebinarInput> = {}): WebinarInput => ({
  revision: 0,
  startsOn: "2096-12-10T16:00:00.000Z",
  endsOn: "2096-12-10T17:00:00.000Z",
  capacity: 3,
  liveUrl: "https://live.example/room",
  cancelled: false,
  ...more,
});
let made = 0;
const draft = () =>
  startPublication(
    "webinar",
    {
      title: `Webinar numero ${++made}`,
      teaser: "In breve.",
      body: "<p>Di che cosa parliamo.</p>",
      tags: [],
      seriesIds: [],
      lessonIds: [],
      noindex: false,
      thumbnailUrl: "https://files.example/a.jpg",
    },
    now,
  );
async function published(more: Partial<WebinarInput> = {}): Promise<string> {
  const { id, revision } = await draft();
  await saveWebinar(id, dates(more), now);
  await movePublication(id, { move: "publish", revision }, now);
  return id;
}
const person = (email = anEmail()) => ({ name: "Ada Neri", email, language: "it" as const });
const tokenOf = async (id: string, email: string) => {
  const found = await findRegistration(id, readerOf(email));
  if (!found) throw new Error("nobody has registered");
  return registrationToken(found);
};
const told = async (id: string, kind: WebinarLetterKind) =>
  (await announced(webinarTold)).filter((one) => one.publicationId === id && one.kind === kind);
const asked = async (id: string) => (await announced(webinarLettersAsked)).filter((one) => one.publicationId === id);
/** As the worker does it, and once more. */
async function tellAll(id: string, at: Date): Promise<void> {
  for (const page of [...(await asked(id)), ...(await asked(id))]) await tellRegistered(page, at);
}

describe("a webinar", () => {
  it("isn't published before it has its date and link", async () => {
    const { id, revision } = await draft();
    await expect(movePublication(id, { move: "publish", revision }, now)).rejects.toMatchObject({
      fields: [{ field: "webinar", code: "required" }],
    });
  });

  it("has a date to come, an end behind its start, and tells the later of two editors", async () => {
    const { id } = await draft();
    const refused = (more: Partial<WebinarInput>) =>
      expect(saveWebinar(id, dates(more), now)).rejects.toMatchObject({ code: "invalid-input" });
    await refused({ startsOn: "2096-11-28T09:59:00.000Z" });
    await refused({ endsOn: "2096-12-10T16:00:00.000Z" });
    const both = await Promise.allSettled([1, 2].map(() => saveWebinar(id, dates(), now)));
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(saveWebinar(id, dates(), now)).rejects.toMatchObject({ code: "version-conflict" });
  });

  it("tells its link to who has registered alone", async () => {
    const id = await published();
    const email = anEmail();
    await register(id, person(email), now);
    expect(JSON.stringify(await readWebinar(id, {}, now))).not.toContain("live.example");
    expect(await readWebinar(id, { user: { email: anEmail() } }, now)).not.toHaveProperty("liveUrl");
    expect(await readWebinar(id, { user: { email } }, now)).toMatchObject({ liveUrl: "https://live.example/room" });
    const token = await tokenOf(id, email);
    expect(await readWebinar(id, { token }, now)).toMatchObject({ registered: true });
    expect(await readWebinar(id, { token: `${token.slice(0, -1)}~` }, now)).toMatchObject({ registered: false });
    const other = await published();
    expect(await readWebinar(other, { token }, now)).toMatchObject({ registered: false });
    expect(JSON.stringify(await listWebinars({ phase: "upcoming", language: "it" }, now))).not.toContain(
      "live.example",
    );
    const { calendar } = await registerReader(id, person(email), now);
    expect(calendar).not.toContain("live.example");
  });
});

describe("a registration", () => {
  it("is one however often it is sent, and told once", async () => {
    const id = await published();
    const email = anEmail();
    await Promise.all([1, 2, 3].map(() => register(id, person(email), now)));
    await register(id, person(email.toUpperCase()), now);
    expect(await takenSeats(id)).toBe(1);
    expect(await told(id, "registered")).toHaveLength(1);
    expect((await listRegistrations(id, { limit: 50 })).items).toMatchObject([{ email, hasAccount: false }]);
  });

  it("takes no more seats than there are, and one that is left can be taken again", async () => {
    const id = await published({ capacity: 2 });
    const emails = [1, 2, 3, 4].map(() => anEmail());
    const all = await Promise.allSettled(emails.map((email) => register(id, person(email), now)));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    await expect(register(id, person(), now)).rejects.toMatchObject({ code: "webinar-full" });
    const [first] = (await listRegistrations(id, { limit: 50 })).items;
    const token = await tokenOf(id, first?.email ?? "");
    await Promise.all([leaveWebinar(id, token), leaveWebinar(id, token)]);
    await leaveWebinar(id, token);
    expect(await takenSeats(id)).toBe(1);
    await register(id, person(), now);
    expect(await takenSeats(id)).toBe(2);
  });

  it("is refused of what is over, cancelled or not published", async () => {
    const id = await published();
    const over = new Date("2096-12-10T17:00:00Z");
    await expect(register(id, person(), over)).rejects.toMatchObject({ code: "webinar-past" });
    await saveWebinar(id, dates({ revision: 1, cancelled: true }), now);
    await expect(register(id, person(), now)).rejects.toMatchObject({ code: "webinar-cancelled" });
    const { id: hidden } = await draft();
    await saveWebinar(hidden, dates(), now);
    await expect(register(hidden, person(), now)).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("who has registered", () => {
  it("is told of a new date with the next sequence, once, and of a change of the seats not at all", async () => {
    const id = await published();
    const email = anEmail();
    await register(id, person(email), now);
    await saveWebinar(id, dates({ revision: 1, capacity: 5 }), now);
    expect(await asked(id)).toEqual([]);
    const moved = { startsOn: "2096-12-11T16:00:00.000Z", endsOn: "2096-12-11T17:00:00.000Z", capacity: 5 };
    await saveWebinar(id, dates({ revision: 2, ...moved }), now);
    await tellAll(id, now);
    expect(await told(id, "changed")).toMatchObject([{ sequence: 1, reader: readerOf(email) }]);
    const [post] = await publicationLetters["webinar-told"]({
      publicationId: id,
      reader: readerOf(email),
      kind: "changed",
      sequence: 1,
    });
    const calendar = post?.attachments?.[0]?.content.toString() ?? "";
    expect(calendar).toContain("SEQUENCE:1");
    expect(calendar).toContain("DTSTART;TZID=Europe/Rome:20961211T170000");
    const late = { publicationId: id, reader: readerOf(email), kind: "registered" as const, sequence: 0 };
    expect(await publicationLetters["webinar-told"](late)).toEqual([]);
    await saveWebinar(id, dates({ revision: 3, ...moved, cancelled: true }), now);
    const cancelled = { ...late, kind: "changed" as const, sequence: 2 };
    const [gone] = await publicationLetters["webinar-told"](cancelled);
    expect(gone?.attachments?.[0]?.content.toString()).toContain("METHOD:CANCEL");
    await leaveWebinar(id, await tokenOf(id, email));
    expect(await publicationLetters["webinar-told"](cancelled)).toEqual([]);
  });

  it("is reminded a day and an hour before, once each, also where it is moved", async () => {
    const id = await published({ startsOn: "2096-12-20T16:00:00.000Z", endsOn: "2096-12-20T17:00:00.000Z" });
    await register(id, person(), now);
    const run = async (at: string) => {
      await Promise.all([remindRegistered(new Date(at)), remindRegistered(new Date(at))]);
      await tellAll(id, new Date(at));
      return [(await told(id, "dayBefore")).length, (await told(id, "hourBefore")).length];
    };
    expect(await run("2096-12-19T15:59:00Z")).toEqual([0, 0]);
    expect(await run("2096-12-19T16:00:00Z")).toEqual([1, 0]);
    // Who comes later has read when it is in their own letter.
    await register(id, person(), new Date("2096-12-20T09:00:00Z"));
    expect(await run("2096-12-20T14:59:00Z")).toEqual([1, 0]);
    expect(await run("2096-12-20T15:00:00Z")).toEqual([1, 2]);
    expect(await run("2096-12-20T15:05:00Z")).toEqual([1, 2]);
    expect(await run("2096-12-20T16:00:00Z")).toEqual([1, 2]);
  });
});

it("a seat is told to and erased with its address, whether an account took it or not, and is free again", async () => {
  const [id, other] = [await published(), await published()];
  const { email } = person();
  const userId = newId();
  await register(id, person(email), now);
  await register(other, { ...person(email), userId }, now);
  const { webinars } = await addressData(email);
  expect(webinars).toHaveLength(2);
  expect(webinars).toContainEqual(expect.objectContaining({ publicationId: id, email, name: "Ada Neri" }));
  // What an account took itself is among its own records.
  expect((await besideAccount(email, userId))["WebinarRegistration"]).toMatchObject([{ email }]);
  await eraseAddress(email, now);
  await eraseAddress(email, now);
  expect((await addressData(email)).webinars).toEqual([]);
  expect([await takenSeats(id), await takenSeats(other)]).toEqual([0, 0]);
  await register(id, { ...person(), userId }, now);
  await leaveWebinarsOf(userId);
  await leaveWebinarsOf(userId);
  expect(await takenSeats(id)).toBe(0);
});
