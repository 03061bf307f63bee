import { expect, it } from "vitest";
import {
  anEmail,
  announced,
  business,
  password,
  privatePerson,
  stored,
  vatNumber,
} from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now } from "../../../../../tests/support/shop.ts";
import type { MemberRole, User } from "../../platform/access.ts";
import { findUser } from "../office/find-user.ts";
import { login } from "../login/login.ts";
import { register } from "../registration/register.ts";
import { userOfCookie } from "../login/session.ts";
import { sessionCookie } from "../../platform/http/session-cookie.ts";
import { blockUser } from "../office/back-office-users.ts";
import { verifyCompany } from "../company/change-company.ts";
import { verifyEmail } from "../registration/verify-email.ts";
import { eraseAccount } from "../close-account.ts";
import { inviteMember, withdrawInvitation } from "./invitations.ts";
import { acceptInvitation, readInvitation, registerInvited } from "./join-company.ts";
import { listMembers, ownersOf, removeMember, setApprovalLimit, setMemberRole } from "./members.ts";
import { memberInvited, memberRemoved, userRegistered } from "../events.ts";

useDatabase();

const refusal = (code: string) => ({ code });
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

async function enter(email: string): Promise<User> {
  const cookie = await login({ email, password }, {}, now);
  const value = /=([^;]+)/.exec(cookie)?.[1] ?? "";
  const user = await userOfCookie({ [sessionCookie]: value }, now);
  if (!user) throw new Error(`${email} is not logged in`);
  return user;
}

/** The founder of a verified company, logged in. */
async function anOwner(): Promise<User> {
  const email = anEmail();
  const { id } = await register(business(vatNumber(), email), "192.0.2.1", now);
  const { token } = (await announced(userRegistered)).find(({ userId }) => userId === id)!;
  await verifyEmail(token, now);
  await verifyCompany((await findUser(id))?.companyId ?? "", now);
  return enter(email);
}

const tokenFor = async (email: string) =>
  (await announced(memberInvited)).findLast((invitation) => invitation.email === email)?.token ?? "";

const person = {
  password,
  name: "Bea",
  surname: "Riva",
  telephone: "02 8394 1234",
  country: "IT",
  termsAccepted: true as const,
  salesConditionsAccepted: true as const,
  privacyRead: true as const,
  marketingConsent: false,
  profilingConsent: false,
  partnerConsent: false,
};

async function aMember(owner: User, memberRole: MemberRole): Promise<User> {
  const email = anEmail();
  await inviteMember(owner, { email, memberRole }, now);
  await registerInvited(await tokenFor(email), person, "192.0.2.1", now);
  return enter(email);
}

it("asks somebody into the company, who makes an account by the mail and may log in at once", async () => {
  const owner = await anOwner();
  const email = anEmail();
  await inviteMember(owner, { email, memberRole: "buyer" }, now);
  expect(await listMembers(owner, now)).toMatchObject({ invitations: [{ email, memberRole: "buyer" }] });
  const token = await tokenFor(email);
  expect(await readInvitation(token, now)).toMatchObject({ companyName: "Neri S.r.l.", email, hasAccount: false });
  await registerInvited(token, person, "192.0.2.1", now);
  const member = await enter(email);
  expect(member).toMatchObject({ memberRole: "buyer", companyId: owner.companyId, companyVerified: true });
  const { items, invitations } = await listMembers(owner, now);
  expect(items.map(({ memberRole }) => memberRole)).toEqual(["owner", "buyer"]);
  expect(invitations).toEqual([]);
  expect((await listMembers(member, now)).items).toHaveLength(2);
});

it("lets whoever has an account join with it, but not with another's invitation nor from another company", async () => {
  const owner = await anOwner();
  const email = anEmail();
  const { id } = await register(privatePerson(email), "192.0.2.1", now);
  await verifyEmail((await announced(userRegistered)).find(({ userId }) => userId === id)!.token, now);
  await inviteMember(owner, { email, memberRole: "viewer" }, now);
  const token = await tokenFor(email);
  expect(await readInvitation(token, now)).toMatchObject({ hasAccount: true });
  await expect(registerInvited(token, person, "192.0.2.1", now)).rejects.toMatchObject({ fields: [{ code: "taken" }] });
  await expect(acceptInvitation(await anOwner(), token, now)).rejects.toMatchObject(refusal("forbidden"));
  await acceptInvitation(await enter(email), token, now);
  expect(await enter(email)).toMatchObject({ memberRole: "viewer", accountType: "business" });
  const other = await anOwner();
  await inviteMember(other, { email, memberRole: "buyer" }, now);
  await expect(acceptInvitation(await enter(email), await tokenFor(email), now)).rejects.toMatchObject(
    refusal("in-another-company"),
  );
  await expect(inviteMember(owner, { email, memberRole: "buyer" }, now)).rejects.toMatchObject({
    fields: [{ field: "email", code: "already-member" }],
  });
});

it("attack: an invitation's token used twice, taken back, replaced or too late", async () => {
  const owner = await anOwner();
  const email = anEmail();
  const invite = async () => {
    await inviteMember(owner, { email, memberRole: "buyer" }, now);
    return tokenFor(email);
  };
  const first = await invite();
  expect(await stored()).not.toContain(first);
  const second = await invite();
  await expect(readInvitation(first, now)).rejects.toMatchObject(refusal("token-invalid"));
  await expect(readInvitation(second, later(7.1))).rejects.toMatchObject(refusal("token-invalid"));
  await withdrawInvitation(owner, email);
  await expect(readInvitation(second, now)).rejects.toMatchObject(refusal("token-invalid"));
  const third = await invite();
  const both = await Promise.allSettled([
    registerInvited(third, person, "192.0.2.1", now),
    registerInvited(third, person, "192.0.2.1", now),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(registerInvited(third, person, "192.0.2.1", now)).rejects.toMatchObject(refusal("token-invalid"));
});

it("attack: another company's members and invitations are not there", async () => {
  const [owner, stranger] = [await anOwner(), await anOwner()];
  const member = await aMember(owner, "buyer");
  const email = anEmail();
  await inviteMember(owner, { email, memberRole: "buyer" }, now);
  await expect(setMemberRole(stranger, member.id, "owner", now)).rejects.toMatchObject(refusal("not-found"));
  await expect(removeMember(stranger, member.id, now)).rejects.toMatchObject(refusal("not-found"));
  await expect(withdrawInvitation(stranger, email)).rejects.toMatchObject(refusal("not-found"));
});

it("attack: who is taken out, leaves or is no owner any more comes back by no invitation of theirs", async () => {
  const founder = await anOwner();
  const ends = {
    "taken out": (id: string) => removeMember(founder, id, now),
    leaves: (id: string) => removeMember({ ...founder, id }, id, now),
    "no owner": (id: string) => setMemberRole(founder, id, "buyer", now),
    blocked: (id: string) => blockUser({ ...founder, roles: ["admin"] }, id, now),
    "account closed": (id: string) => eraseAccount(id, now),
  };
  for (const end of Object.values(ends)) {
    const other = await aMember(founder, "owner");
    const email = anEmail();
    await inviteMember(other, { email, memberRole: "owner" }, now);
    const token = await tokenFor(email);
    expect(await readInvitation(token, now)).toMatchObject({ email });
    await end(other.id);
    await expect(readInvitation(token, now)).rejects.toMatchObject(refusal("token-invalid"));
    await expect(registerInvited(token, person, "192.0.2.1", now)).rejects.toMatchObject(refusal("token-invalid"));
  }
  const other = await aMember(founder, "owner");
  const email = anEmail();
  await inviteMember(other, { email, memberRole: "owner" }, now);
  await removeMember(founder, other.id, now);
  expect((await listMembers(founder, now)).invitations.map((one) => one.email)).not.toContain(email);
});

it("always has an owner, also when two of them step down at the same moment", async () => {
  const owner = await anOwner();
  await expect(setMemberRole(owner, owner.id, "buyer", now)).rejects.toMatchObject(refusal("last-owner"));
  await expect(removeMember(owner, owner.id, now)).rejects.toMatchObject(refusal("last-owner"));
  const second = await aMember(owner, "buyer");
  await setMemberRole(owner, second.id, "owner", now);
  await Promise.allSettled([
    setMemberRole(owner, second.id, "viewer", now),
    setMemberRole(second, owner.id, "viewer", now),
  ]);
  expect(await ownersOf(owner.companyId ?? "")).toHaveLength(1);
});

it("leaves nobody in charge of nothing: when the last owner's account is closed, who joined first becomes it", async () => {
  const owner = await anOwner();
  const [first] = [await aMember(owner, "viewer"), await aMember(owner, "buyer")];
  await eraseAccount(owner.id, now);
  expect((await ownersOf(owner.companyId ?? "")).map(({ id }) => id)).toEqual([first.id]);
});

it("takes a member out: sessions end, the account stays a person's", async () => {
  const owner = await anOwner();
  const member = await aMember(owner, "buyer");
  await removeMember(owner, member.id, now);
  expect(await enter(member.email)).toMatchObject({ accountType: "private", companyVerified: false });
  expect(await enter(member.email)).not.toMatchObject({ companyId: owner.companyId });
  expect((await listMembers(owner, now)).items).toHaveLength(1);
  expect(await announced(memberRemoved)).toContainEqual({ userId: member.id, companyName: "Neri S.r.l." });
});

it("takes what an owner sets while the company is written by others, the register's answer among them", async () => {
  const owner = await anOwner();
  const limits = [10_000, 20_000, 30_000];
  await Promise.all(limits.map((limit) => setApprovalLimit(owner, limit)));
  const { approvalLimit } = await listMembers(owner, now);
  expect(limits).toContain(approvalLimit);
  expect(await enter(owner.email)).toMatchObject({ approvalLimit });
});

it("lets everybody in who accepts at the same moment, while others write the company", async () => {
  const owner = await anOwner();
  const tokens = [];
  for (const email of [anEmail(), anEmail(), anEmail()]) {
    await inviteMember(owner, { email, memberRole: "buyer" }, now);
    tokens.push(await tokenFor(email));
  }
  await Promise.all([
    ...tokens.map((token) => registerInvited(token, person, "192.0.2.1", now)),
    setApprovalLimit(owner, 10_000),
  ]);
  expect((await listMembers(owner, now)).items).toHaveLength(4);
});

it("tells every member the limit above which a buyer's order waits, those who come later too", async () => {
  const owner = await anOwner();
  const before = await aMember(owner, "buyer");
  await setApprovalLimit(owner, 500_000);
  const after = await aMember(owner, "buyer");
  expect(await enter(before.email)).toMatchObject({ approvalLimit: 500_000 });
  expect(await enter(after.email)).toMatchObject({ approvalLimit: 500_000 });
  await setApprovalLimit(owner, undefined);
  expect((await enter(after.email)).approvalLimit).toBeUndefined();
});
