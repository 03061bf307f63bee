import { askCampaign } from "@solvia/core/contacts/campaigns/ask-campaign";
import type { Campaign } from "@solvia/core/contacts/campaigns/campaign";
import { judgeCampaign } from "@solvia/core/contacts/campaigns/judge-campaign";
import { listCampaigns } from "@solvia/core/contacts/campaigns/list-campaigns";
import { moveCampaign } from "@solvia/core/contacts/campaigns/move-campaign";
import { campaignShare } from "@solvia/core/contacts/campaigns/sending/share";
import { loadCampaign, moveTo } from "@solvia/core/contacts/campaigns/stored-campaign";
import { saveTemplate } from "@solvia/core/contacts/campaigns/templates/templates";
import {
  moveColdEmailCampaign,
  saveColdEmailTemplate,
  sendColdEmails,
} from "@solvia/core/contract/contacts/cold-emails";
import { asOffice } from "../actors.ts";
import type { Stage } from "../stage.ts";

const tag = "moduli-autunno";
const sender = { senderName: "Solvia", senderEmail: "offerte@solvia.example" };
const first = "Ciao {{ name | default: 'collega' }},\n\nsono arrivati i moduli nuovi.";
const second = `${first} Per questa settimana la spedizione dei bancali è nostra.\n\n[Guarda le serie](https://solvia.example/series)`;

const template = (body: string, stage: Stage, days: number) => {
  const now = stage.ago(days);
  const version = { tag, body, language: "it", check: false } as const;
  return asOffice({ endpoint: saveColdEmailTemplate, now }, () => saveTemplate(version, now));
};

/** A campaign whose list was looked through. */
async function campaign(subject: string, listName: string, stage: Stage, days: number): Promise<Campaign> {
  const now = stage.ago(days);
  const wish = { listName, templateVersion: `${tag}.2`, subject, ...sender };
  const { id } = await asOffice({ endpoint: sendColdEmails, now }, () => askCampaign(wish, now));
  while ((await loadCampaign(id)).state === "checking") await judgeCampaign(id, now);
  return loadCampaign(id);
}

/** Two versions of a template, and campaigns that wait for a person: to be confirmed, paused before a letter left, cancelled; one whose letters leave. */
export async function campaigns(stage: Stage): Promise<void> {
  await stage.act("campaigns are prepared", async () => {
    if ((await listCampaigns({ limit: 1 })).items.length > 0) return;
    await template(first, stage, 9);
    await template(second, stage, 8);
    const given = await campaign("Moduli nuovi, prova", "installatori-lombardia", stage, 7);
    const paused = await campaign("Moduli nuovi in magazzino", "fiera-rimini", stage, 6);
    await campaign("Bancali spediti da noi", "fiera-rimini", stage, 2);
    const sent = await campaign("Ci vediamo in fiera", "fiera-rimini", stage, 4);
    const now = stage.ago(5);
    const move = (id: string) => ({ endpoint: moveColdEmailCampaign, params: { id }, now });
    await asOffice(move(given.id), () => moveTo(given, "cancelled", {}, now));
    await asOffice(move(paused.id), () => moveTo(paused, "paused", { pausedBy: "hand" }, now));
    const { id, revision } = sent;
    // Its letters leave by the product's own worker, into this machine's mailbox.
    if (campaignShare() > 0) {
      const later = stage.ago(3);
      await asOffice({ ...move(id), now: later }, () => moveCampaign(id, { move: "confirm", revision }, later));
    }
  });
}
