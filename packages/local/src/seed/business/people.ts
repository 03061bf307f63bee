import { listAddresses, saveAddress } from "@solvia/core/accounts/addresses";
import { setPublicBody } from "@solvia/core/accounts/company/company-vat";
import { addNote, listNotes } from "@solvia/core/accounts/company/company-notes";
import { verifyCompany as verify } from "@solvia/core/accounts/company/change-company";
import { userByEmail } from "@solvia/core/accounts/login/login";
import { inviteMember as invite } from "@solvia/core/accounts/members/invitations";
import { forceEmailVerification as confirm, setOwner } from "@solvia/core/accounts/office/back-office-users";
import { register } from "@solvia/core/accounts/registration/register";
import {
  addCompanyNote,
  setCompanyCreditLimit,
  setCompanyPublicBody,
  verifyCompany,
} from "@solvia/core/contract/back-office/companies";
import { forceEmailVerification, setUserOwner } from "@solvia/core/contract/back-office/people";
import { saveShippingAddress } from "@solvia/core/contract/forms/address-forms";
import { inviteMember } from "@solvia/core/contract/company";
import { AddressInput } from "@solvia/core/contract/shapes/address-input";
import { Registration } from "@solvia/core/contract/shapes/registration";
import { setCreditLimit } from "@solvia/core/orders/credit/set-credit-limit";
import { asCustomer, asOffice, personOf } from "./actors.ts";
import { beginner, german, municipality, newcomers, secondConsumer, type Newcomer } from "./newcomers.ts";
import type { Stage } from "./stage.ts";
import { emails } from "../../demo/known.ts";

const { premium } = emails;

/** Registers somebody unless they are there from before a crash; their id. */
async function registered({ registration }: Newcomer, now: Date): Promise<string> {
  const known = await userByEmail(registration.email);
  return known?.id ?? (await register(Registration.parse(registration), "127.0.0.1", now)).id;
}

/** A company of another country, a public body, a second consumer and a company that is new, who buy; they have confirmed their addresses. */
async function customers({ once, act, ago }: Stage): Promise<void> {
  for (const newcomer of [german, municipality, secondConsumer, beginner]) {
    const { email } = newcomer.registration;
    const id = await once(`${email} registers`, () => registered(newcomer, ago(45)));
    await act(`${email} is confirmed`, () =>
      asOffice({ endpoint: forceEmailVerification, params: { id }, now: ago(44.9) }, () => confirm(id, ago(44.9))),
    );
    await act(`${email} has an address`, async () => {
      const now = ago(44.5);
      const known = await listAddresses(await personOf(email, now));
      if (known.items.some(({ addressType }) => addressType === "shipping")) return;
      await asCustomer(email, { endpoint: saveShippingAddress, now }, (user) =>
        saveAddress(user, AddressInput.parse(newcomer.address), undefined, now),
      );
    });
  }
  for (const { email } of [german.registration, municipality.registration, beginner.registration])
    await act(`the company of ${email} is verified`, async () => {
      const { companyId = "", companyVerified } = await personOf(email, ago(44));
      if (companyVerified) return;
      await asOffice({ endpoint: verifyCompany, params: { id: companyId }, now: ago(44) }, () =>
        verify(companyId, ago(44)),
      );
    });
}

/** The municipality is asked for no VAT: the office has noted it as a public body before it buys anything. */
const noted = ({ act, ago }: Stage): Promise<void> =>
  act("the municipality is a public body", async () => {
    const { companyId = "" } = await personOf(municipality.registration.email, ago(44));
    await asOffice({ endpoint: setCompanyPublicBody, params: { id: companyId }, now: ago(44) }, () =>
      setPublicBody(companyId, "UFABCD", null),
    );
  });

/** What waits at "verify companies". */
async function waitingCompanies({ act, ago }: Stage): Promise<void> {
  for (const [at, newcomer] of newcomers.entries()) {
    const { email } = newcomer.registration;
    await act(`${email} registers`, () => registered(newcomer, ago(4 - at)));
  }
}

/** Whose customer is whose, what a company may owe, what the office has noted of it, whom a company has invited. */
async function relations({ act, ago }: Stage): Promise<void> {
  const agent = await personOf(emails.agent, ago(40));
  for (const email of [emails.installer, emails.merchant]) {
    await act(`${email} gets an agent`, async () => {
      const { id } = await personOf(email, ago(40));
      await asOffice({ endpoint: setUserOwner, params: { id }, now: ago(40) }, () => setOwner(id, agent.id, ago(40)));
    });
  }
  const { companyId = "" } = await personOf(premium, ago(44.5));
  await act("Riva may owe", () =>
    asOffice({ endpoint: setCompanyCreditLimit, params: { id: companyId }, now: ago(44.5) }, () =>
      setCreditLimit(companyId, 3_000_000, ago(44.5), { confirmed: ["limit-large"] }),
    ),
  );
  await act("a note about Riva", async () => {
    const now = ago(38);
    const admin = await personOf(emails.administrator, now);
    if ((await listNotes(admin, companyId, { limit: 1 })).items.length > 0) return;
    const text = "Bilancio visto, fido di 30.000 € concesso. Chiamare la signora Riva prima di ogni consegna.";
    await asOffice({ endpoint: addCompanyNote, params: { id: companyId }, now }, (user) =>
      addNote(user, companyId, { text, attachments: [] }, now),
    );
  });
  await act("Gallo invites somebody", () =>
    asCustomer(emails.company, { endpoint: inviteMember, now: ago(0.5) }, (user) =>
      invite(user, { email: "magazziniere.gallo@solvia.example", memberRole: "buyer" }, ago(0.5)),
    ),
  );
}

/** Everybody whom the demonstration business is about, beside the demonstration accounts. */
export async function people(stage: Stage): Promise<void> {
  await customers(stage);
  await noted(stage);
  await waitingCompanies(stage);
  await relations(stage);
}
