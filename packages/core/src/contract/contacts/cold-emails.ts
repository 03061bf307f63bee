import * as z from "zod";
import { campaignStates, pauses, skipReasons } from "../../contacts/campaigns/campaign.ts";
import { campaignMoves } from "../../contacts/campaigns/moves.ts";
import { basisKinds } from "../../contacts/contact.ts";
import { line, paragraphs } from "../../platform/text/typed.ts";
import { Id, InstantText, Language, page, paging } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import { Email } from "../shapes/account.ts";
import { ListName } from "./shapes.ts";

const kind = "campaigns";
const stale = ["campaigns"] as const;

/** "offerta-autunno.3". */
const VersionId = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,48}[a-z0-9])?\.[1-9]\d{0,5}$/);

const Template = z.object({
  id: z.string(),
  tag: z.string(),
  version: z.int(),
  language: Language,
  body: z.string(),
  createdOn: InstantText,
});

const sending = {
  templateVersion: VersionId,
  /** Filled in as the body is. */
  subject: line().min(1).max(150),
  senderName: line().min(2).max(60),
  /** An address of the shop's own domain. */
  senderEmail: Email,
};

const byReason = z.partialRecord(z.enum(skipReasons), z.int());

const Campaign = z.object({
  id: Id,
  listName: z.string(),
  templateVersion: z.string(),
  subject: z.string(),
  senderName: z.string(),
  senderEmail: z.string(),
  state: z.enum(campaignStates),
  pausedBy: z.enum(pauses).optional(),
  /** The gate: who of the list may be written to, and who may not, each with why. */
  allowed: z.array(z.object({ basis: z.enum(basisKinds), country: z.string(), count: z.int() })).readonly(),
  refusedWhy: byReason,
  recipients: z.int(),
  sent: z.int(),
  /** The mail server refused the address. */
  refused: z.int(),
  failed: z.int(),
  /** The mail server didn't answer: nobody knows, and none is sent twice. */
  unsure: z.int(),
  skipped: z.int(),
  skippedWhy: byReason,
  delivered: z.int(),
  bounced: z.int(),
  complained: z.int(),
  unsubscribed: z.int(),
  revision: z.int(),
  createdOn: InstantText,
  changedOn: InstantText,
  /** How long what is left takes at today's share of the mail service; null while campaigns are off. */
  minutes: z.int().nullable(),
});

export const listColdEmailTemplates = endpoint({
  method: "GET",
  path: "/back-office/cold-emails/templates",
  access: "admin",
  shows: ["campaigns"],
  summary: "The versions of the templates of campaigns, newest first.",
  query: paging,
  returns: page(Template),
});

export const saveColdEmailTemplate = endpoint({
  method: "POST",
  path: "/back-office/cold-emails/templates",
  access: "admin",
  about: { kind },
  stale,
  summary: "A new version of a template, or a check of it: what a letter by it looks like.",
  body: z.strictObject({
    check: z.boolean().default(false),
    tag: ListName,
    /** Paragraphs with Liquid: name, company, country; the last may be "[what to do](https://…)", the button. */
    body: paragraphs().min(1).max(10_000),
    language: Language,
  }),
  returns: z.object({
    template: Template.nullable(),
    preview: z.object({ html: z.string(), text: z.string() }),
  }),
  errors: ["version-conflict"],
});

export const testColdEmail = endpoint({
  method: "POST",
  path: "/back-office/cold-emails/test",
  access: "admin",
  about: { kind },
  stale: [],
  summary: "Send a campaign's letter to oneself, to see it.",
  body: z.strictObject(sending),
  returns: empty,
  rateLimit: { limit: 20, windowSeconds: 3600 },
});

export const sendColdEmails = endpoint({
  method: "POST",
  path: "/back-office/cold-emails/send",
  access: "admin",
  about: { kind },
  stale,
  summary:
    "Prepare a campaign to a list: it is looked through, and what that shows is confirmed before anybody is written to.",
  body: z.strictObject({ listName: ListName, ...sending }),
  returns: Campaign,
  idempotent: true,
});

export const listColdEmailCampaigns = endpoint({
  method: "GET",
  path: "/back-office/cold-emails/campaigns",
  access: "admin",
  shows: ["campaigns"],
  summary: "The campaigns, newest first: whom each may write to and why not, and what became of its letters.",
  query: paging,
  returns: page(Campaign),
});

export const moveColdEmailCampaign = endpoint({
  method: "PUT",
  path: "/back-office/cold-emails/campaigns/{id}",
  access: "admin",
  about: { kind, id: "id" },
  stale,
  summary:
    "Confirm what a campaign's gate shows, pause it, let it go on or cancel it, under the revision that was read.",
  params: { id: Id },
  body: z.strictObject({ move: z.enum(campaignMoves), revision: z.int().min(1) }),
  returns: Campaign,
  errors: ["not-found", "invalid-transition", "version-conflict", "campaigns-off"],
});
