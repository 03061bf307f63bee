import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { beforeAll, describe, expect, it } from "vitest";
import { anEmail, announced, stored } from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { callerById } from "../../accounts/index.ts";
import { createDemonstrationUser } from "../../accounts/registration/create-demonstration-user.ts";
import { saveSettings, settingsOf } from "../../accounts/settings.ts";
import { readUnsubscription, unsubscribe } from "../../contacts/suppression/unsubscribe.ts";
import { eraseUser } from "../../crm/privacy/erase-user.ts";
import { exportUser } from "../../crm/privacy/export-user.ts";
import { exportedShapes } from "../../contract/shapes/exported.ts";
import type { User } from "../../platform/access.ts";
import { followersAsked, publicationAppeared, publicationTold } from "../events.ts";
import { publicationLetters } from "../letters/index.ts";
import { movePublication, publishDue } from "../move-publication.ts";
import type { PublicationType } from "../publication.ts";
import { loadPublication, savePublication, startPublication, type PublicationInput } from "../save-publication.ts";
import { correctPublication } from "../translate-publication.ts";
import { findFollowing, follow, followingOf } from "./follow.ts";
import { PublicationFollowerEntity, PublicationToldEntity } from "./following.table.ts";
import { leaveToken } from "./leave.ts";
import { tellFollowers, tellPage } from "./tell-followers.ts";

useDatabase();
beforeAll(() => {
  process.env["CONTACTS_KEY"] = "of this test";
});

const now = new Date("2026-11-28T10:00:00Z");
let made = 0;

/** A tag of its own, so that nobody else's followers are in the way. */
const aTag = () => `prova ${++made}`;

async function person(more: { plan?: "premium" } = {}): Promise<User> {
  const about = { email: anEmail(), password: "sole-e-vento-2026", name: "Ada", surname: "Neri", roles: [] };
  const id = await createDemonstrationUser({ ...about, plan: more.plan }, new Date());
  const user = await callerById(id, new Date());
  if (!user) throw new Error("nobody was made");
  return user;
}

const followTag = async (user: User, ...tags: string[]) => {
  const { revision } = await followingOf(user);
  return follow(user, { types: [], tags, revision }, now);
};

const draft = (tags: string[], type: PublicationType = "article", more: Partial<PublicationInput> = {}) =>
  startPublication(
    type,
    {
      title: `Uscita ${++made}`,
      teaser: "In breve.",
      body: "<p>La tensione al freddo sale.</p>",
      tags,
      seriesIds: [],
      lessonIds: [],
      noindex: false,
      thumbnailUrl: "https://files.example/a.jpg",
      ...more,
    },
    now,
  );

async function published(tags: string[], type: PublicationType = "article"): Promise<string> {
  const { id, revision } = await draft(tags, type);
  await movePublication(id, { move: "publish", revision }, now);
  return id;
}

const appearances = async (id: string) =>
  (await announced(publicationAppeared)).filter(({ publicationId }) => publicationId === id).length;
const told = async (id: string) =>
  (await announced(publicationTold)).filter(({ publicationId }) => publicationId === id).map(({ userId }) => userId);
const asked = async (id: string) => (await announced(followersAsked)).filter((one) => one.publicationId === id);

/** All that the worker does of a publication, as its messages come: page after page, until none is asked for. */
async function tellAll(publicationId: string): Promise<void> {
  await tellFollowers(publicationId, now);
  const done = new Set<string>();
  for (;;) {
    const waiting = (await asked(publicationId)).filter((page) => !done.has(JSON.stringify(page)));
    if (waiting.length === 0) return;
    for (const page of waiting) {
      done.add(JSON.stringify(page));
      await tellPage(page, now);
    }
  }
}

const letterOf = async (user: User, publicationId: string) =>
  (await publicationLetters["publication-told"]({ userId: user.id, publicationId }))[0];

describe("what somebody follows", () => {
  it("is kept over the revision that was read, in the house's order and tags as they are kept", async () => {
    const user = await person();
    expect(await followingOf(user)).toEqual({ types: [], tags: [], revision: 0, notesIncluded: false });
    // No type that is published here: they would be told too.
    const wish = { types: ["course", "lesson"] as const, tags: [" Norme ", "norme", "Accumulo"] };
    const saved = await follow(user, { ...wish, revision: 0 }, now);
    expect(saved).toMatchObject({ types: ["lesson", "course"], tags: ["norme", "accumulo"], revision: 1 });
    expect(await followingOf(user)).toEqual(saved);
    await expect(follow(user, { ...wish, revision: 0 }, now)).rejects.toMatchObject({ code: "version-conflict" });
    expect((await followingOf(await person({ plan: "premium" }))).notesIncluded).toBe(true);
  });

  it("lets one of two write at the same moment, and its lists say the same as it", async () => {
    const user = await person();
    const [one, other] = [aTag(), aTag()];
    const both = await Promise.allSettled(
      [one, other].map((tag) => follow(user, { types: [], tags: [tag], revision: 0 }, now)),
    );
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { tags } = await followingOf(user);
    for (const tag of [one, other]) {
      const { Item } = await PublicationFollowerEntity.build(GetItemCommand)
        .key({ topic: `tag#${tag}`, userId: user.id })
        .send();
      expect(Item !== undefined, tag).toBe(tags.includes(tag));
    }
  });
});

describe("a publication that appears", () => {
  it("is announced once in its life: not when it is changed, hidden or shown again", async () => {
    const { id, revision } = await draft([aTag()]);
    expect(await appearances(id)).toBe(0);
    let { revision: at } = await movePublication(id, { move: "publish", revision }, now);
    expect(await appearances(id)).toBe(1);
    for (const move of ["hide", "publish"] as const)
      ({ revision: at } = await movePublication(id, { move, revision: at }, now));
    const { title, tags, seriesIds, lessonIds, noindex } = await loadPublication(id);
    const again = { title, teaser: "", body: "<p>Altro.</p>", tags, seriesIds, lessonIds, noindex };
    await savePublication(id, at, again, now);
    expect(await appearances(id)).toBe(1);
  });

  it("is announced when its day comes, once, however many look", async () => {
    const publishOn = "2026-12-01T08:00:00.000Z";
    const { id, revision } = await draft([aTag()]);
    await movePublication(id, { move: "schedule", revision, publishOn }, now);
    await Promise.all([publishDue(new Date(publishOn)), publishDue(new Date(publishOn))]);
    await publishDue(new Date(publishOn));
    expect(await appearances(id)).toBe(1);
  });

  it("is told once to each who follows it, by whatever and however often the messages come, to nobody else", async () => {
    const [tag, second] = [aTag(), aTag()];
    const [ada, ugo, eva] = [await person(), await person(), await person()];
    await followTag(ada, tag, second);
    await followTag(ugo, second);
    await followTag(eva, aTag());
    const id = await published([tag, second]);
    await tellAll(id);
    await Promise.all([tellAll(id), tellAll(id)]);
    expect((await told(id)).toSorted()).toEqual([ada.id, ugo.id].toSorted());
  });

  it("is told to all of many, over pages, also after a page that broke off", async () => {
    const tag = aTag();
    const users = Array.from({ length: 130 }, (_, place) => `F${String(place).padStart(25, "0")}`);
    for (const id of users)
      await follow({ id, entitlement: "none", roles: [] }, { types: [], tags: [tag], revision: 0 }, now);
    const id = await published([tag]);
    const page = { publicationId: id, topic: `tag#${tag}` };
    // It comes again, as after a worker that died at its end.
    await tellPage(page, now);
    expect(await told(id)).toHaveLength(100);
    await tellPage(page, now);
    expect(await told(id)).toHaveLength(100);
    await tellAll(id);
    const all = await told(id);
    expect([all.length, new Set(all).size]).toEqual([130, 130]);
  }, 60_000);

  it("is told to nobody once it is withdrawn, before the followers are read and before the letter leaves", async () => {
    const tag = aTag();
    const user = await person();
    await followTag(user, tag);
    const id = await published([tag]);
    await tellAll(id);
    expect((await letterOf(user, id))?.to.email).toBe(user.email);
    const { revision } = await loadPublication(id);
    await movePublication(id, { move: "hide", revision }, now);
    expect(await letterOf(user, id)).toBeUndefined();
    const late = await published([tag]);
    await movePublication(late, { move: "hide", revision: (await loadPublication(late)).revision }, now);
    await tellAll(late);
    expect(await told(late)).toEqual([]);
  });
});

describe("a letter about a publication", () => {
  it("isn't written to who has stopped following it, or has closed their account", async () => {
    const tag = aTag();
    const user = await person();
    await followTag(user, tag);
    const id = await published([tag]);
    await followTag(user, aTag());
    expect(await letterOf(user, id)).toBeUndefined();
    expect(await publicationLetters["publication-told"]({ userId: "NOBODY", publicationId: id })).toEqual([]);
  });

  it("tells of a technical note only whom their plan lets read it", async () => {
    const tag = aTag();
    const [plain, premium] = [await person(), await person({ plan: "premium" })];
    await followTag(plain, tag);
    await followTag(premium, tag);
    const id = await published([tag], "technicalNote");
    expect(await letterOf(plain, id)).toBeUndefined();
    expect((await letterOf(premium, id))?.letter.subject).toMatch(/^Nuova nota tecnica: /);
  });

  it("is in its reader's language where there is a translation, and else says that its text is Italian", async () => {
    const tag = aTag();
    const user = await person();
    await saveSettings(user, { ...(await settingsOf(user)), language: "en" }, "192.0.2.1", now);
    await followTag(user, tag);
    const id = await published([tag]);
    const before = await letterOf(user, id);
    expect(before?.to.language).toBe("en");
    expect(JSON.stringify(before?.letter.blocks)).toContain("Italian only");
    const texts = { title: "Cold strings", teaser: "In short.", body: "<p>Voltage rises.</p>" };
    await correctPublication(id, "en", { version: 0, texts });
    const after = await letterOf(user, id);
    expect(after?.letter.subject).toBe("New article: Cold strings");
    expect(JSON.stringify(after?.letter.blocks)).not.toContain("Italian only");
  });

  it("is ended by its link, without a login, by no look at it; a link that is made up ends nothing", async () => {
    const tag = aTag();
    const user = await person();
    await followTag(user, tag);
    const following = await findFollowing(user.id);
    const token = leaveToken(following ?? { userId: "", leaveSecret: "" });
    const id = await published([tag]);
    expect((await letterOf(user, id))?.letter.leave?.page).toMatch(new RegExp(`/unsubscribe/${token}$`));
    const { email } = user;
    const masked = `${email.slice(0, 1)}…@${email.split("@")[1]}`;
    expect(await readUnsubscription(token)).toEqual({ about: "publications", email: masked, unsubscribed: false });
    expect((await followingOf(user)).tags).toEqual([tag]);
    const madeUp = `${user.id}-${"A".repeat(43)}`;
    await expect(readUnsubscription(madeUp)).rejects.toMatchObject({ code: "token-invalid" });
    await expect(unsubscribe(madeUp, now)).rejects.toMatchObject({ code: "token-invalid" });
    await unsubscribe(token, now);
    await unsubscribe(token, now);
    expect(await followingOf(user)).toMatchObject({ types: [], tags: [], revision: 2 });
    expect(await readUnsubscription(token)).toMatchObject({ unsubscribed: true });
    expect(await letterOf(user, id)).toBeUndefined();
  });
});

it("stands in its owner's export without its secret, and is gone with the account", async () => {
  const tag = aTag();
  const user = await person();
  await followTag(user, tag);
  const id = await published([tag]);
  await tellAll(id);
  const { sections } = await exportUser(user, exportedShapes, now);
  expect(sections["PublicationSubscription"]).toMatchObject([{ types: [], tags: [tag] }]);
  const secret = (await findFollowing(user.id))?.leaveSecret ?? "none";
  expect(JSON.stringify(sections)).not.toContain(secret);
  await eraseUser(user.id);
  expect(await findFollowing(user.id)).toBeUndefined();
  const { Item } = await PublicationToldEntity.build(GetItemCommand).key({ userId: user.id, publicationId: id }).send();
  expect(Item).toBeUndefined();
  expect(await stored()).not.toContain(`FOLLOWER#${user.id}`);
});
