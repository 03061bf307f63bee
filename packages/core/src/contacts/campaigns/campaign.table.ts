import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { personal } from "../../platform/personal-data.ts";
import { bySome, listOf, shapeOf } from "../../platform/stored/shape.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import { basisKinds } from "../contact.ts";
import { campaignStates, pauses, recipientStates, skipReasons, type Allowed, type Campaign } from "./campaign.ts";

const storedAllowed = shapeOf<Allowed>({ basis: z.enum(basisKinds), country: z.string(), count: z.number() });
const byReason = () => stored(bySome(skipReasons, z.number()));

/** A letter with offers to a list of contacts. */
export const CampaignEntity = kept(
  new Entity({
    name: "Campaign",
    table,
    schema: item({
      id: string().key(),
      listName: string(),
      templateVersion: string(),
      subject: string(),
      senderName: string(),
      senderEmail: string(),
      state: stored(z.enum(campaignStates)),
      pausedBy: stored(z.enum(pauses)).optional(),
      allowed: stored(listOf(storedAllowed)),
      refusedWhy: byReason(),
      judgedUpTo: string().optional(),
      recipients: number(),
      sent: number(),
      refused: number(),
      failed: number(),
      unsure: number(),
      skipped: number(),
      skippedWhy: byReason(),
      delivered: number(),
      bounced: number(),
      complained: number(),
      unsubscribed: number(),
      takenUpTo: string().optional(),
      takenOn: string().optional(),
      revision: number(),
      createdOn: string(),
      changedOn: string(),
      /** "CAMPAIGNS", by when they were made. */
      gsi1pk: string(),
      gsi1sk: string(),
      /** "CAMPAIGNS#SENDING", those alone whose letters leave. */
      gsi2pk: string().optional(),
      gsi2sk: string().optional(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `CAMPAIGN#${id}`, sk: "CAMPAIGN" }),
    timestamps: false,
  }),
);

export const campaignKeys = ({ id, createdOn, state }: Pick<Campaign, "id" | "createdOn" | "state">) => ({
  gsi1pk: "CAMPAIGNS",
  gsi1sk: `${createdOn}#${id}`,
  ...(state === "sending" && { gsi2pk: "CAMPAIGNS#SENDING", gsi2sk: id }),
});

/** What became of one contact's letter of a campaign: the guard by which nobody has two. It goes by TTL. */
export const CampaignRecipientEntity = kept(
  new Entity({
    name: "CampaignRecipient",
    table,
    schema: item({
      campaignId: string().key(),
      contactId: string().key(),
      state: stored(z.enum(recipientStates)),
      /** How often the mail server has put it off. */
      tries: number(),
      /** While it is tried: epoch milliseconds after which whoever tries has died. */
      leasedUntil: number().optional(),
      why: stored(z.enum(skipReasons)).optional(),
      /** Whether the campaign's counts know of its end. */
      counted: number(),
      sentOn: string().optional().meta(personal),
      deliveredOn: string().optional().meta(personal),
      bouncedOn: string().optional().meta(personal),
      complainedOn: string().optional().meta(personal),
      unsubscribedOn: string().optional().meta(personal),
      expiresAt: number(),
      /** Campaigns of a contact. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ campaignId, contactId }: { campaignId: string; contactId: string }) => ({
      pk: `CAMPAIGN#${campaignId}`,
      sk: `TO#${contactId}`,
    }),
    timestamps: false,
  }),
  { removals: "untold" },
);

export const campaignsOf = (contactId: string): string => `CONTACT#${contactId}#CAMPAIGNS`;

/** How many letters of campaigns were handed out in a minute, of all campaigns together. */
export const CampaignPaceEntity = kept(
  new Entity({
    name: "CampaignPace",
    table,
    schema: item({ minute: string().key(), taken: number(), expiresAt: number() }),
    computeKey: ({ minute }: { minute: string }) => ({ pk: `CAMPAIGNPACE#${minute}`, sk: "CAMPAIGNPACE" }),
    timestamps: false,
  }),
  { removals: "untold" },
);
