import { $set, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { beforeAll, describe, expect, it } from "vitest";
import { anEmail, announced } from "../../../../tests/support/accounts.ts";
import { rowsOfShards } from "../platform/sharded-list/read.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { customer } from "../../../../tests/support/quotations.ts";
import { now } from "../../../../tests/support/shop.ts";
import { UserEntity } from "../accounts/index.ts";
import { exportedShapes } from "../contract/shapes/exported.ts";
import { eraseUser } from "../crm/privacy/erase-user.ts";
import { exportUser } from "../crm/privacy/export-user.ts";
import type { User } from "../platform/access.ts";
import { acceptLead, closeOwnLead, returnLead, writeToLead } from "./answering/answer-lead.ts";
import { installerLead, listInstallerLeads } from "./answering/installers-lead.ts";
import { createLead } from "./asking/create-lead.ts";
import { emailInstaller } from "./asking/email-installer.ts";
import { eraseByLink, eraseLeadsOfAddress, leadsOfAddress } from "./asking/erase-lead.ts";
import { installersForLink, leadOfLink, linkedLead, verifyLead } from "./asking/open-lead.ts";
import { leadAccepted, leadAsked, leadLeft, leadNamed, leadWaits } from "./events.ts";
import { findProfile } from "./installers/stored-profile.ts";
import { ownProfile, publicProfile, saveProfile } from "./installers/save-profile.ts";
import { assignInstaller, changeLead, listLeads, officeLead } from "./office-leads.ts";
import { findLead, leadMessagesOf, namingsOf } from "./stored-lead.ts";
import { LeadInstallerEntity, unanswered } from "./lead.table.ts";
import { tendLeads } from "./tend-leads.ts";

useDatabase();

const hours = (count: number, from = now) => new Date(from.getTime() + count * 3_600_000);
const milan = { postalCode: "20121", city: "Milano", countryCode: "IT" };
const wish = { kind: "plant", roof: "pitched", start: "soon", powerKw: 6, text: "Chiamatemi al 333 1234567" } as const;
const about = "Impianti fotovoltaici per case e capannoni dal 2009.";
const shown = { name: "Sole S.r.l.", about, kinds: ["plant", "storage"] as const, active: true };

async function installer(place: object = {}): Promise<User> {
  const user = await customer();
  await UserEntity.build(UpdateItemCommand)
    .item({ id: user.id, roles: ["installer"] })
    .send();
  const made: User = { ...user, roles: ["customer", "installer"] };
  await saveProfile(made, { ...shown, place: { ...milan, ...place } }, now);
  return made;
}

/** A lead with the token of its first letter. */
async function asked(email = anEmail(), at = now, place: object = {}) {
  const input = { name: "Ada Neri", email, telephone: "+393331234567", place: { ...milan, ...place }, wish };
  await createLead(undefined, { ...input, language: "it", locale: "it" }, at);
  const [lead] = await leadsOfAddress(email);
  const { token } = (await announced(leadAsked)).find(({ leadId }) => leadId === lead!.id)!;
  return { id: lead!.id, token, email };
}

async function confirmed(at = now) {
  const lead = await asked(anEmail(), at);
  await verifyLead(lead.token, at);
  return lead;
}

const name = (token: string, { id }: { id: string }, at = now) =>
  emailInstaller(token, id, { consent: true }, "192.0.2.7", at);

let three: User[];
beforeAll(async () => {
  three = [await installer(), await installer(), await installer()];
});

/** The pace is five a week: each test has its own week. */
let weeks = 0;
const aWeek = () => hours(168 * (weeks += 1));

describe("asking", () => {
  it("shows nobody before the letter's reader confirms, the nearest afterwards, and ends with its link", async () => {
    const far = await installer({ postalCode: "10121", city: "Torino" });
    const { token, id } = await asked();
    await expect(installersForLink(token, now)).rejects.toMatchObject({ code: "invalid-transition" });
    await expect(linkedLead(token, hours(49))).rejects.toMatchObject({ code: "token-invalid" });
    await expect(linkedLead("x".repeat(43), now)).rejects.toMatchObject({ code: "token-invalid" });
    expect(await verifyLead(token, now)).toMatchObject({ status: "verified", room: 3 });
    expect((await verifyLead(token, now)).status).toBe("verified");
    const { items } = await installersForLink(token, now);
    expect(items.map((one) => one.id).toSorted()).toEqual(three.map((one) => one.id).toSorted());
    expect(items.every(({ km }) => km === 0)).toBe(true);
    expect(items.map((one) => one.id)).not.toContain(far.id);
    await expect(leadOfLink(token, hours(91 * 24))).rejects.toMatchObject({ code: "token-invalid" });
    expect((await findLead(id))?.place.approximate).toBe(true);
  });

  it("says the same when an address has had its letters of today, and refuses a place that is none", async () => {
    const email = anEmail();
    for (let at = 0; at < 5; at += 1)
      await createLead(undefined, { name: "Ada", email, place: milan, wish, language: "it", locale: "it" }, now);
    expect(await leadsOfAddress(email)).toHaveLength(3);
    await expect(asked(anEmail(), now, { postalCode: "00000" })).rejects.toMatchObject({ code: "invalid-input" });
    const paris = { postalCode: "75001", city: "Paris", countryCode: "FR" };
    await expect(asked(anEmail(), now, paris)).rejects.toMatchObject({ code: "invalid-input" });
  });

  it("leaves out who is no installer any more", async () => {
    const gone = await installer();
    await UserEntity.build(UpdateItemCommand)
      .item({ id: gone.id, roles: $set([]) })
      .send();
    const { token } = await confirmed();
    expect((await installersForLink(token, now)).items.map((one) => one.id)).not.toContain(gone.id);
    await expect(name(token, gone)).rejects.toMatchObject({ code: "not-found" });
    await expect(publicProfile(gone.id, now)).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("naming", () => {
  it("is in the account's export with the consent to each one, and goes with it", async () => {
    const at = aWeek();
    const user = await customer();
    const input = { name: "Ada Neri", email: user.email, place: milan, wish, language: "it", locale: "it" } as const;
    await createLead(user, input, at);
    const [lead] = await leadsOfAddress(user.email);
    const { token } = (await announced(leadAsked)).find(({ leadId }) => leadId === lead!.id)!;
    await verifyLead(token, at);
    await name(token, three[0]!, at);
    const sections = async () => (await exportUser(user, exportedShapes, at)).sections["LeadInstaller"];
    expect(await sections()).toMatchObject([
      { leadId: lead!.id, installerId: three[0]!.id, installerName: "Sole S.r.l.", consent: { ip: "192.0.2.7" } },
    ]);
    await eraseUser(user.id);
    expect(await sections()).toBeUndefined();
    expect(await namingsOf(lead!.id)).toEqual([]);
  });

  it("needs consent to each one, keeps its proof, and refuses a fourth also when all come at once", async () => {
    const at = aWeek();
    const { token, id } = await confirmed(at);
    const fourth = await installer();
    const without = emailInstaller(token, fourth.id, {}, "192.0.2.7", at);
    await expect(without).rejects.toMatchObject({ code: "consent-needed" });
    const all = await Promise.allSettled([...three, fourth].map((one) => name(token, one, at)));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect((await findLead(id))?.named).toBe(3);
    const namings = await namingsOf(id);
    expect(namings).toHaveLength(3);
    for (const { consent } of namings)
      expect(consent).toMatchObject({ textVersion: expect.any(String), on: at.toISOString(), ip: "192.0.2.7" });
    const told = (await announced(leadNamed)).filter(({ leadId }) => leadId === id);
    expect(told.map(({ installerId }) => installerId).toSorted()).toEqual(
      namings.map((one) => one.installerId).toSorted(),
    );
    const left = [...three, fourth].find((one) => !namings.some(({ installerId }) => installerId === one.id))!;
    await expect(name(token, left, at)).rejects.toMatchObject({ code: "installers-named" });
    expect((await name(token, { id: namings[0]!.installerId }, at)).installers).toHaveLength(3);
  });

  it("attack: nobody names who is far while others are near, nor who doesn't do what is wished", async () => {
    const at = aWeek();
    const { token } = await confirmed(at);
    const far = await installer({ postalCode: "00184", city: "Roma" });
    const unlike = await installer();
    await saveProfile(unlike, { ...shown, kinds: ["charging"], place: milan }, now);
    for (const one of [far, unlike]) await expect(name(token, one, at)).rejects.toMatchObject({ code: "not-found" });
    expect((await linkedLead(token, at)).installers).toEqual([]);
  });

  it("keeps an installer's pace, which what is declined gives back", async () => {
    const at = aWeek();
    const one = await installer();
    const leads = [];
    for (let count = 0; count < 6; count += 1) leads.push(await confirmed(at));
    for (const { token } of leads.slice(0, 5)) await name(token, one, at);
    await expect(name(leads[5]!.token, one, at)).rejects.toMatchObject({ code: "pace-reached" });
    await returnLead(one, leads[0]!.id, { reason: "no-capacity" }, at);
    expect((await ownProfile(one, at)).profile).toMatchObject({ room: 1, asked: 5, answered: 1 });
    expect((await name(leads[5]!.token, one, at)).status).toBe("assigned");
    expect((await linkedLead(leads[0]!.token, at)).status).toBe("verified");
  });
});

describe("answering", () => {
  it("reveals nothing before the acceptance and all after it, to who was named alone", async () => {
    const at = aWeek();
    const [first, second] = three;
    const { token, id } = await confirmed(at);
    await name(token, first!, at);
    const hidden = JSON.stringify(await installerLead(first!, id, at));
    for (const secret of ["Ada", "Neri", "333", "@example.com", "192.0.2.7"]) expect(hidden).not.toContain(secret);
    expect(JSON.stringify(await listInstallerLeads(first!, { limit: 20 }, at))).not.toContain("Ada");
    for (const act of [
      () => installerLead(second!, id, at),
      () => acceptLead(second!, id, at),
      () => writeToLead(second!, id, "Salve", at),
    ])
      await expect(act()).rejects.toMatchObject({ code: "not-found" });
    await expect(writeToLead(first!, id, "Salve", at)).rejects.toMatchObject({ code: "invalid-transition" });
    expect(await acceptLead(first!, id, at)).toMatchObject({ status: "accepted", contact: { name: "Ada Neri" } });
    expect((await acceptLead(first!, id, at)).status).toBe("accepted");
    const { token: newer } = (await announced(leadAccepted)).find(({ leadId }) => leadId === id)!;
    await writeToLead(first!, id, "Quando posso passare?", at);
    const page = await emailInstaller(newer, first!.id, { text: "Domani alle nove." }, "192.0.2.7", at);
    expect(page).toMatchObject({
      status: "contacted",
      installers: [{ thread: [{ side: "installer" }, { side: "visitor" }] }],
    });
    expect(await closeOwnLead(first!, id, "won", at)).toMatchObject({ status: "won" });
    expect((await linkedLead(token, at)).status).toBe("won");
    await expect(name(token, second!, at)).rejects.toMatchObject({ code: "invalid-transition" });
  });

  it("lets two accept at once, and takes a return within 72 hours alone", async () => {
    const at = aWeek();
    const [first, second] = three;
    const { token, id } = await confirmed(at);
    for (const one of [first!, second!]) await name(token, one, at);
    const both = await Promise.all([acceptLead(first!, id, at), acceptLead(second!, id, at)]);
    expect(both.map(({ contact }) => contact?.name)).toEqual(["Ada Neri", "Ada Neri"]);
    const late = returnLead(first!, id, { reason: "unreachable" }, hours(73, at));
    await expect(late).rejects.toMatchObject({ code: "return-too-late" });
    const before = (await findProfile(first!.id))!;
    const back = await returnLead(first!, id, { reason: "unreachable", words: "Non risponde" }, hours(71, at));
    expect(back).toMatchObject({ status: "returned", thread: [] });
    expect(back).not.toHaveProperty("contact");
    expect((await findProfile(first!.id))!.paceTaken).toBe(before.paceTaken - 1);
    expect((await announced(leadLeft)).filter(({ leadId }) => leadId === id)).toHaveLength(1);
    expect(await findLead(id)).toMatchObject({ status: "accepted", named: 1 });
    expect(await unansweredIn(id)).toEqual([]);
    await closeOwnLead(second!, id, "lost", at);
    expect((await findLead(id))?.status).toBe("lost");
  });
});

describe("the office", () => {
  it("names with a consent that it writes down, notes, finds and closes under the revision that it read", async () => {
    const at = aWeek();
    const { id, email } = await confirmed(at);
    const [first] = three;
    const how = "Al telefono, il 20 novembre";
    const named = await assignInstaller({ id: "ADMIN" }, id, { installerId: first!.id, how }, at);
    expect(named.installers[0]?.consent).toMatchObject({ byEmployee: "ADMIN", how });
    expect(named.near.map((one) => one.id)).not.toContain(first!.id);
    const noted = await changeLead(id, { action: "note", note: "Richiamare", revision: named.revision }, at);
    const stale = changeLead(id, { action: "close", outcome: "lost", revision: named.revision }, at);
    await expect(stale).rejects.toMatchObject({ code: "version-conflict" });
    const lost = changeLead(id, { action: "close", outcome: "lost", revision: noted.revision }, at);
    await expect(lost).rejects.toMatchObject({ code: "invalid-transition" });
    const ended = await changeLead(id, { action: "close", outcome: "expired", revision: noted.revision }, at);
    expect(ended).toMatchObject({ status: "expired", installers: [{ status: "lapsed" }] });
    expect((await listLeads({ text: email, limit: 5 })).items).toMatchObject([{ id }]);
    expect((await listLeads({ status: "won", text: email, limit: 5 })).items).toEqual([]);
    expect((await officeLead(id, at)).note).toBe("Richiamare");
  });
});

/** Who stands in the list of those who have yet to answer. */
async function unansweredIn(leadId: string): Promise<string[]> {
  const ids: string[] = [];
  for await (const one of rowsOfShards(unanswered, LeadInstallerEntity))
    if (one.leadId === leadId) ids.push(one.installerId);
  return ids;
}

describe("time and erasure", () => {
  it("erases the unconfirmed, reminds once, leaves out the silent, closes the quiet and erases the old", async () => {
    const at = aWeek();
    const never = await asked(anEmail(), at);
    const { token, id } = await confirmed(at);
    const [first, second] = three;
    await name(token, first!, at);
    await name(token, second!, at);
    await acceptLead(second!, id, at);
    expect(await unansweredIn(id)).toEqual([first!.id]);
    for (let run = 0; run < 2; run += 1) await tendLeads(hours(49, at));
    expect((await announced(leadWaits)).filter(({ leadId }) => leadId === id)).toHaveLength(1);
    await tendLeads(hours(121, at));
    expect(await findLead(id)).toMatchObject({ status: "accepted", named: 1 });
    await expect(acceptLead(first!, id, hours(122, at))).rejects.toMatchObject({ code: "invalid-transition" });
    expect(await findLead(never.id)).toBeDefined();
    await tendLeads(hours(7 * 24 + 1, at));
    expect(await findLead(never.id)).toBeUndefined();
    const quiet = await confirmed(at);
    await tendLeads(hours(91 * 24, at));
    expect((await findLead(quiet.id))?.status).toBe("expired");
    await tendLeads(hours(400 * 24 + 91 * 24, at));
    expect(await Promise.all([findLead(id), findLead(quiet.id)])).toEqual([undefined, undefined]);
    expect(await namingsOf(id)).toEqual([]);
  });

  it("goes whole at its person's word, and by its address", async () => {
    const at = aWeek();
    const { token, id, email } = await confirmed(at);
    const [first] = three;
    await name(token, first!, at);
    await acceptLead(first!, id, at);
    await writeToLead(first!, id, "Salve", at);
    await eraseByLink(token, at);
    expect([await findLead(id), await namingsOf(id), await leadMessagesOf(id)]).toEqual([undefined, [], []]);
    await expect(linkedLead(token, at)).rejects.toMatchObject({ code: "token-invalid" });
    await expect(installerLead(first!, id, at)).rejects.toMatchObject({ code: "not-found" });
    await asked(email, at);
    await eraseLeadsOfAddress(email);
    expect(await leadsOfAddress(email)).toEqual([]);
  });

  it("counts against nobody who hadn't answered yet, and gives the week's place back", async () => {
    const at = aWeek();
    const [first, second] = [await installer(), await installer()];
    const { token } = await confirmed(at);
    await name(token, first, at);
    await name(token, second, at);
    expect(await findProfile(first.id)).toMatchObject({ asked: 1, answered: 0, paceTaken: 1 });
    const [lead] = (await listInstallerLeads(second, { limit: 5 }, at)).items;
    await acceptLead(second, lead!.id, at);
    await eraseByLink(token, at);
    expect(await findProfile(first.id)).toMatchObject({ asked: 0, answered: 0, paceTaken: 0 });
    expect(await findProfile(second.id)).toMatchObject({ asked: 1, answered: 1, paceTaken: 1 });
    expect((await ownProfile(first, at)).profile?.answerShare).toBeUndefined();
    const [own, everybody] = [(await ownProfile(second, at)).profile, await publicProfile(second.id, at)];
    expect([own?.answerShare, everybody.answerShare]).toEqual([10_000, 10_000]);
  });
});
