import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { languages, locales } from "../platform/locale.ts";
import { personal } from "../platform/personal-data.ts";
import { keysIn, shardedList } from "../platform/sharded-list/list.ts";
import { listOf } from "../platform/stored/shape.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { table } from "../platform/table.ts";
import { leadStatuses, messageSides, namingStatuses, returnReasons, type LeadStatus } from "./lead-codes.ts";
import { storedConsent, storedPlace, storedWish } from "./lead.stored.ts";
import type { Lead, LeadMessage, Naming } from "./lead.ts";

export const LeadEntity = kept(
  new Entity({
    name: "Lead",
    table,
    schema: item({
      id: string().key(),
      status: stored(z.enum(leadStatuses)),
      name: string().meta(personal),
      email: string().meta(personal),
      telephone: string().optional().meta(personal),
      language: stored(z.enum(languages)),
      locale: stored(z.enum(locales)),
      userId: string().optional(),
      place: stored(storedPlace).meta(personal),
      wish: stored(storedWish).meta(personal),
      privacyVersion: string(),
      links: stored(listOf(z.string())),
      linkUntil: string(),
      named: number(),
      verifiedOn: string().optional().meta(personal),
      note: string().optional().meta(personal),
      revision: number(),
      createdOn: string().meta(personal),
      changedOn: string(),
      /** `leadsOfUser`, of who was logged in. */
      gsi1pk: string().optional(),
      gsi1sk: string().optional(),
      /** `leadsIn` its state. */
      gsi2pk: string(),
      gsi2sk: string(),
      /** `leadsList`. */
      gsi3pk: string(),
      gsi3sk: string(),
      /** `leadsFrom` its address. */
      gsi4pk: string(),
      gsi4sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `LEAD#${id}`, sk: "LEAD" }),
    timestamps: false,
  }),
);

/** One installer whom the person has named, with their consent. */
export const LeadInstallerEntity = kept(
  new Entity({
    name: "LeadInstaller",
    table,
    schema: item({
      leadId: string().key(),
      installerId: string().key(),
      installerName: string(),
      status: stored(z.enum(namingStatuses)),
      consent: stored(storedConsent).meta(personal),
      userId: string().optional(),
      km: number(),
      namedOn: string(),
      week: string(),
      acceptedOn: string().optional(),
      answeredOn: string().optional(),
      remindedOn: string().optional(),
      returnReason: stored(z.enum(returnReasons)).optional(),
      returnWords: string().optional().meta(personal),
      endedOn: string().optional(),
      messages: number(),
      revision: number(),
      /** `leadsOfInstaller`. */
      gsi1pk: string(),
      gsi1sk: string(),
      /** `unanswered`, while it is. */
      gsi2pk: string().optional(),
      gsi2sk: string().optional(),
      /** `leadConsentsOfUser`, of whose person was logged in. */
      gsi3pk: string().optional(),
      gsi3sk: string().optional(),
    }),
    computeKey: ({ leadId, installerId }: { leadId: string; installerId: string }) => ({
      pk: `LEAD#${leadId}`,
      sk: `INSTALLER#${installerId}`,
    }),
    timestamps: false,
  }),
);

export const LeadMessageEntity = kept(
  new Entity({
    name: "LeadMessage",
    table,
    schema: item({
      leadId: string().key(),
      installerId: string().key(),
      id: string().key(),
      side: stored(z.enum(messageSides)),
      authorName: string().meta(personal),
      text: string().meta(personal),
      userId: string().optional(),
      createdOn: string().meta(personal),
      /** `leadMessagesOfUser`. */
      gsi1pk: string().optional(),
      gsi1sk: string().optional(),
    }),
    computeKey: ({ leadId, installerId, id }: { leadId: string; installerId: string; id: string }) => ({
      pk: `LEAD#${leadId}`,
      sk: `MESSAGE#${installerId}#${id}`,
    }),
    timestamps: false,
  }),
);

export const leadsOfUser = (userId: string): string => `USER#${userId}#LEADS`;
export const leadMessagesOfUser = (userId: string): string => `USER#${userId}#LEADMESSAGES`;
export const leadConsentsOfUser = (userId: string): string => `USER#${userId}#LEADCONSENTS`;
export const leadsOfInstaller = (installerId: string): string => `INSTALLER#${installerId}#LEADS`;
export const leadsFrom = (email: string): string => `LEADSFROM#${email}`;

/** Leads in a state by when they were changed last, and all of them by when they came. */
export const leadsIn = (status: LeadStatus) => shardedList("gsi2", `LEADSTATUS#${status}`, 4);
export const leadsList = shardedList("gsi3", "LEADS", 4);
/** Namings that nobody has answered, by when they were made. */
export const unanswered = shardedList("gsi2", "LEADSUNANSWERED", 4);

export const leadItem = (lead: Lead) => ({
  ...lead,
  ...(lead.userId && { gsi1pk: leadsOfUser(lead.userId), gsi1sk: `${lead.createdOn}#${lead.id}` }),
  ...keysIn(leadsIn(lead.status), lead.changedOn, lead.id),
  ...keysIn(leadsList, lead.createdOn, lead.id),
  gsi4pk: leadsFrom(lead.email),
  gsi4sk: `${lead.createdOn}#${lead.id}`,
});

/** The keys of a list that it isn't in are said to be none: what was read brings its earlier ones along. */
export const namingItem = (naming: Naming) => ({
  ...naming,
  gsi1pk: leadsOfInstaller(naming.installerId),
  gsi1sk: `${naming.namedOn}#${naming.leadId}`,
  ...(naming.status === "named"
    ? keysIn(unanswered, naming.namedOn, `${naming.leadId}#${naming.installerId}`)
    : { gsi2pk: undefined, gsi2sk: undefined }),
  ...(naming.userId && {
    gsi3pk: leadConsentsOfUser(naming.userId),
    gsi3sk: `${naming.leadId}#${naming.installerId}`,
  }),
});

export const messageItem = (message: LeadMessage) => ({
  ...message,
  ...(message.userId && {
    gsi1pk: leadMessagesOfUser(message.userId),
    gsi1sk: `${message.createdOn}#${message.id}`,
  }),
});
