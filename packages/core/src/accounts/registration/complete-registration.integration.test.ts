import { expect, it } from "vitest";
import { AgentRegistration } from "@solvia/core/contract/shapes/registration";
import {
  anEmail,
  announced,
  business,
  password,
  privatePerson,
  vatNumber,
} from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now } from "../../../../../tests/support/shop.ts";
import { billingAddressOf } from "../addresses.ts";
import { completeRegistration, createAccount, readCompletion } from "./complete-registration.ts";
import { consentTextVersion } from "./consent-texts.ts";
import { findUser } from "../office/find-user.ts";
import { login } from "../login/login.ts";
import { userInReach } from "../office/office-reach.ts";
import { register } from "./register.ts";
import { resendVerification } from "./verify-email.ts";
import { accountCreated } from "../events.ts";

useDatabase();

const office = { id: "01K0000000000000000000ADMN", roles: ["customer", "admin"] } as const;
const refusal = (code: string) => ({ code });
const completion = (token: string) => ({
  token,
  password: "una-parola-nuova",
  termsAccepted: true as const,
  salesConditionsAccepted: true as const,
  privacyRead: true as const,
  marketingConsent: true,
  profilingConsent: false,
  partnerConsent: false,
});
const tokenOf = async (id: string) =>
  (await announced(accountCreated)).findLast(({ userId }) => userId === id)?.token ?? "";

it("registers with a billing address and each consent with its text's version, time and place", async () => {
  const { id } = await register({ ...privatePerson(), marketingConsent: true }, "192.0.2.7", now);
  expect(await billingAddressOf({ id })).toMatchObject({
    header: "Ada Neri",
    street: "Via Solferino",
    countryCode: "IT",
  });
  const consents = (await findUser(id))?.consents ?? [];
  const given = Object.fromEntries(consents.map((consent) => [consent.purpose, consent.given]));
  expect(given).toEqual({
    terms: true,
    salesConditions: true,
    privacy: true,
    marketing: true,
    profiling: false,
    partners: false,
  });
  for (const consent of consents)
    expect(consent).toMatchObject({ textVersion: consentTextVersion, at: now.toISOString(), ip: "192.0.2.7" });
});

it("writes in the language that was chosen when somebody registers, else in their country's", async () => {
  const languageOf = async (id: string) => (await findUser(id))?.language;
  const chosen = await register({ ...privatePerson(), language: "pl" }, "192.0.2.7", now);
  expect(await languageOf(chosen.id)).toBe("pl");
  const usual = await register(privatePerson(), "192.0.2.7", now);
  expect(await languageOf(usual.id)).toBe("it");
  const made = await createAccount(office, AgentRegistration.parse(privatePerson()), now);
  await completeRegistration({ ...completion(await tokenOf(made.id)), language: "de" }, "192.0.2.7", now);
  expect(await languageOf(made.id)).toBe("de");
});

it("an account made by an agent opens to nobody until its owner has chosen a password and agreed", async () => {
  const email = anEmail();
  const { id } = await createAccount(office, AgentRegistration.parse(privatePerson(email)), now);
  expect((await findUser(id))?.consents).toEqual([]);
  await expect(login({ email, password }, {}, now)).rejects.toMatchObject(refusal("wrong-credentials"));
  const token = await tokenOf(id);
  expect(await readCompletion(token, now)).toMatchObject({ email, name: "Ada", accountType: "private" });
  await completeRegistration(completion(token), "192.0.2.1", now);
  expect(await login({ email, password: "una-parola-nuova" }, {}, now)).toContain("solvia_session=");
  expect((await findUser(id))?.consents).toContainEqual(expect.objectContaining({ purpose: "marketing", given: true }));
});

it("attack: a completion's token works once, for seven days, and for nothing else", async () => {
  const { id } = await createAccount(office, AgentRegistration.parse(privatePerson()), now);
  const token = await tokenOf(id);
  const late = new Date(now.getTime() + 7.1 * 86_400_000);
  await expect(readCompletion(token, late)).rejects.toMatchObject(refusal("token-invalid"));
  await completeRegistration(completion(token), "192.0.2.1", now);
  await expect(completeRegistration(completion(token), "192.0.2.1", now)).rejects.toMatchObject(
    refusal("token-invalid"),
  );
  await expect(readCompletion("A".repeat(43), now)).rejects.toMatchObject(refusal("token-invalid"));
});

it("asked for the verification mail, whoever has not completed gets the link to complete", async () => {
  const email = anEmail();
  const { id } = await createAccount(office, AgentRegistration.parse(privatePerson(email)), now);
  const first = await tokenOf(id);
  await resendVerification(email, now);
  expect(await tokenOf(id)).not.toBe(first);
});

it("tells an agent that an e-mail or VAT number is taken", async () => {
  const taken = business(vatNumber());
  await createAccount(office, AgentRegistration.parse(taken), now);
  await expect(createAccount(office, AgentRegistration.parse(taken), now)).rejects.toMatchObject({
    fields: [{ field: "email", code: "taken" }],
  });
  await expect(
    createAccount(office, AgentRegistration.parse({ ...taken, email: anEmail() }), now),
  ).rejects.toMatchObject({
    fields: [{ field: "vatNumber", code: "taken" }],
  });
});

it("whom an agent brings is that agent's customer; whom the office enters is nobody's yet", async () => {
  const agent = { id: "01K0000000000000000000AGNT", roles: ["customer", "sales_agent"] } as const;
  const brought = await createAccount(agent, AgentRegistration.parse(privatePerson()), now);
  expect(await userInReach(agent, brought.id)).toMatchObject({ ownerId: agent.id });
  const entered = await createAccount(office, AgentRegistration.parse(privatePerson()), now);
  await expect(userInReach(agent, entered.id)).rejects.toMatchObject(refusal("not-found"));
});
