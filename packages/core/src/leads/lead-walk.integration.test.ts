import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import fc from "fast-check";
import { expect, it } from "vitest";
import { anEmail } from "../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { customer } from "../../../../tests/support/quotations.ts";
import { now } from "../../../../tests/support/shop.ts";
import { UserEntity } from "../accounts/index.ts";
import { Problem } from "../platform/problems.ts";
import { acceptLead, closeOwnLead, returnLead, writeToLead } from "./answering/answer-lead.ts";
import { createLead } from "./asking/create-lead.ts";
import { emailInstaller } from "./asking/email-installer.ts";
import { verifyLead } from "./asking/open-lead.ts";
import { ownProfile, saveProfile } from "./installers/save-profile.ts";
import { leadMachine, namingMachine } from "./lead-machine.ts";
import type { LeadStatus } from "./lead-codes.ts";
import { assignInstaller, changeLead } from "./office-leads.ts";
import { findLead, namingsOf } from "./stored-lead.ts";

useDatabase();

const milan = { postalCode: "20121", city: "Milano", countryCode: "IT" };
const wish = { kind: "plant", roof: "pitched", start: "soon", powerKw: 6, text: "" } as const;

async function installer() {
  const user = await customer();
  await UserEntity.build(UpdateItemCommand)
    .item({ id: user.id, roles: ["installer"] })
    .send();
  const one = { ...user, roles: ["customer" as const, "installer" as const] };
  const about = "Impianti fotovoltaici per case e capannoni dal 2009.";
  await saveProfile(one, { name: "Sole S.r.l.", about, kinds: ["plant"], active: true, place: milan }, now);
  const { profile } = await ownProfile(one, now);
  return { user: one, profileId: profile?.id ?? "" };
}

/** In which states of a lead each call may change it, as domain-rules 5.10 says; every other refuses or leaves it as it is. */
const open: readonly LeadStatus[] = ["assigned", "accepted", "contacted"];
const mayChange: Readonly<Record<string, readonly LeadStatus[]>> = {
  verify: ["new"],
  name: ["verified", ...open],
  assign: ["verified", ...open],
  accept: open,
  write: ["accepted", "contacted"],
  answer: ["accepted", "contacted"],
  return: open,
  won: ["accepted", "contacted"],
  lost: ["accepted", "contacted"],
  "office-won": ["accepted", "contacted"],
  "office-lost": ["accepted", "contacted"],
  "office-expired": ["verified", "assigned"],
};
const calls = Object.keys(mayChange);
const steps = fc.array(fc.record({ call: fc.constantFrom(...calls), by: fc.nat(1) }), { minLength: 6, maxLength: 16 });

it("no call leads between two states that the machines forbid, whatever is called in whatever sequence", async () => {
  expect.hasAssertions();
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      const installers = [await installer(), await installer()];
      const place = { ...milan, postalCode: "20900", city: "Monza" };
      const input = { name: "Ada Neri", email: anEmail(), place, wish, language: "it", locale: "it" } as const;
      const made = await createLead(undefined, input, now);
      if (!made) throw new Error("no lead");
      const { id, token } = made;
      const look = async () => ({ lead: await findLead(id), namings: await namingsOf(id) });
      for (const { call, by } of walk) {
        const { user, profileId } = installers[by]!;
        const before = await look();
        const close = (outcome: "won" | "lost" | "expired") =>
          changeLead(id, { action: "close", outcome, revision: before.lead?.revision ?? 0 }, now);
        const doers: Readonly<Record<string, () => Promise<unknown>>> = {
          verify: () => verifyLead(token, now),
          name: () => emailInstaller(token, profileId, { consent: true }, "192.0.2.7", now),
          answer: () => emailInstaller(token, profileId, { text: "Domani alle nove." }, "192.0.2.7", now),
          assign: () => assignInstaller({ id: "01ADMIN" }, id, { installerId: profileId, how: "Al telefono" }, now),
          accept: () => acceptLead(user, id, now),
          return: () => returnLead(user, id, { reason: "no-capacity" }, now),
          won: () => closeOwnLead(user, id, "won", now),
          lost: () => closeOwnLead(user, id, "lost", now),
          write: () => writeToLead(user, id, "Quando posso passare?", now),
          "office-won": () => close("won"),
          "office-lost": () => close("lost"),
          "office-expired": () => close("expired"),
        };
        const refused = await doers[call]!().then(
          () => undefined,
          (error: unknown) => error,
        );
        if (refused !== undefined) expect(refused).toBeInstanceOf(Problem);
        const after = await look();
        const [from, to] = [before.lead?.status, after.lead?.status];
        if (!from || !to) throw new Error("the lead is gone");
        if (refused !== undefined || !mayChange[call]?.includes(from))
          expect([call, from, to]).toEqual([call, from, from]);
        if (from !== to) expect([call, from, to, leadMachine.leads(from, to)]).toEqual([call, from, to, true]);
        for (const naming of after.namings) {
          const earlier = before.namings.find(({ installerId }) => installerId === naming.installerId);
          if (!earlier) expect(naming.status).toBe("named");
          else if (earlier.status !== naming.status)
            expect([earlier.status, naming.status, namingMachine.leads(earlier.status, naming.status)]).toEqual([
              earlier.status,
              naming.status,
              true,
            ]);
        }
      }
    }),
    { numRuns: 25 },
  );
});
