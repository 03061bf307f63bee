import * as z from "zod";
import { leadStatuses } from "../../leads/lead-codes.ts";
import { line, paragraphs } from "../../platform/text/typed.ts";
import { Id, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { OfficeLead, OfficeLeadRow } from "./shapes.ts";

const id = { id: Id } as const;
const about = { kind: "leads", id: "id" } as const;
const stale = ["leads"] as const;
const revision = z.int().min(1);

export const listBackOfficeLeads = endpoint({
  method: "GET",
  path: "/back-office/leads",
  access: "admin",
  shows: ["leads"],
  summary: "The leads: in a state by their last change, all by when they came; the newest first.",
  query: { ...paging, status: z.enum(leadStatuses).optional(), text: line().max(100).optional() },
  returns: page(OfficeLeadRow),
});

export const getBackOfficeLead = endpoint({
  method: "GET",
  path: "/back-office/leads/{id}",
  access: "admin",
  shows: ["leads"],
  summary: "One of them: who was named with which consent, what was written, and who else is near.",
  params: id,
  returns: OfficeLead,
  errors: ["not-found"],
});

export const changeLead = endpoint({
  method: "PUT",
  path: "/back-office/leads/{id}",
  access: "admin",
  about,
  stale,
  summary: "Note something for the office, or close a lead.",
  params: id,
  body: z.discriminatedUnion("action", [
    z.strictObject({ revision, action: z.literal("note"), note: paragraphs().max(2000).optional() }),
    z.strictObject({ revision, action: z.literal("close"), outcome: z.enum(["won", "lost", "expired"]) }),
  ]),
  returns: OfficeLead,
  errors: ["not-found", "invalid-transition", "version-conflict"],
});

export const assignLeadInstaller = endpoint({
  method: "POST",
  path: "/back-office/leads/{id}/installers",
  access: "admin",
  about,
  stale,
  summary:
    "Name an installer for a lead's person, who has agreed to this very one: the office writes down how. Three at most, within the installer's pace.",
  params: id,
  body: z.strictObject({ installerId: Id, consent: z.literal(true), how: line().min(5).max(300) }),
  returns: OfficeLead,
  errors: ["not-found", "installers-named", "pace-reached", "invalid-transition", "version-conflict"],
});
