import type { NamingConsent } from "../lead.ts";
import { distanceKm } from "../../platform/distance.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { leadNamed } from "../events.ts";
import { activeInstaller } from "../installers/stored-profile.ts";
import { mostNamed } from "../lead-codes.ts";
import { leadMachine } from "../lead-machine.ts";
import type { Lead, Naming } from "../lead.ts";
import { offeredTo } from "../near/offered.ts";
import { roomOf, taken, weekOf } from "../near/pace.ts";
import { alive, writeLead } from "../stored-lead.ts";

/** Where naming leads, and whether it may be at all. Problem: invalid-transition. */
function withOneMore(lead: Lead, by: "customer" | "back-office"): Lead {
  const named = lead.named + 1;
  if (lead.status === "verified") return { ...leadMachine.after(lead, "name", by), named };
  leadMachine.demand(lead, "name-another", by);
  return { ...lead, named };
}

/**
 * Names an installer in a lead that was just read, with its person's consent to this very one. Naming, lead and the installer's pace are
 * written at once, so that neither a fourth one nor one beyond the pace comes in. Its person names whom they were offered alone, the office
 * whom the person told it. Problems: not-found for who takes no leads, isn't near or doesn't do what is wished, installers-named for a
 * fourth, pace-reached, invalid-transition, version-conflict.
 */
export async function nameInstaller(
  before: Lead,
  installerId: string,
  consent: NamingConsent,
  by: "customer" | "back-office",
  now: Date,
): Promise<Lead> {
  const profile = await activeInstaller(installerId);
  const after = withOneMore(before, by);
  if (by === "customer" && !(await offeredTo(before)).some(({ id }) => id === installerId))
    throw new Problem("not-found");
  if (before.named >= mostNamed) throw new Problem("installers-named", { most: mostNamed });
  if (roomOf(profile, now) === 0) throw new Problem("pace-reached");
  const naming: Naming = {
    leadId: before.id,
    installerId,
    installerName: profile.name,
    status: "named",
    consent,
    ...(before.userId && { userId: before.userId }),
    km: Math.round(distanceKm(before.place, profile.place)),
    namedOn: instant(now),
    week: weekOf(now),
    messages: 0,
    revision: 0,
  };
  return writeLead({
    before,
    after: by === "customer" ? alive(after, now) : after,
    namings: [{ after: naming }],
    profiles: [{ before: profile, after: taken(profile, now) }],
    events: [leadNamed.of({ leadId: before.id, installerId })],
    now,
  });
}
