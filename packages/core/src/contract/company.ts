import * as z from "zod";
import { memberRoles } from "../platform/access.ts";
import { CentsAmount, Id, InstantText, Token } from "./common.ts";
import { empty, endpoint } from "./endpoint.ts";
import { Email } from "./shapes/account.ts";
import { CountryCode } from "./shapes/address.ts";
import { VatCheckView } from "./shapes/vat-check.ts";

export * from "./forms/company-forms.ts";

const MemberRole = z.enum(memberRoles);

export const listMembers = endpoint({
  method: "GET",
  path: "/company/members",
  access: "customer",
  shows: ["company"],
  summary: "The people of the user's company; owners also see who is invited.",
  returns: z.object({
    items: z.array(
      z.object({
        id: Id,
        name: z.string(),
        surname: z.string(),
        email: z.string(),
        memberRole: MemberRole,
        createdOn: InstantText,
      }),
    ),
    invitations: z.array(
      z.object({
        email: z.string(),
        memberRole: MemberRole,
        invitedBy: z.string(),
        invitedOn: InstantText,
        expiresOn: InstantText,
      }),
    ),
    approvalLimit: CentsAmount.nullable(),
  }),
  errors: ["not-found"],
});

export const setMemberRole = endpoint({
  method: "PUT",
  path: "/company/members/{id}/role",
  access: "customer",
  within: "owner",
  stepUp: true,
  stale: ["company"],
  summary: "Another role for a member: owner, buyer or viewer. There is always an owner.",
  params: { id: Id },
  body: z.object({ memberRole: MemberRole }),
  returns: empty,
  errors: ["not-found", "last-owner", "version-conflict"],
});

export const removeMember = endpoint({
  method: "DELETE",
  path: "/company/members/{id}",
  access: "customer",
  within: "owner",
  stepUp: true,
  stale: ["company"],
  summary: "Take a member out of the company.",
  params: { id: Id },
  returns: empty,
  errors: ["not-found", "last-owner", "version-conflict"],
});

export const leaveCompany = endpoint({
  method: "POST",
  path: "/company/leave",
  access: "customer",
  stale: "viewer",
  summary: "Leave the company; the account stays a private person's.",
  returns: empty,
  errors: ["not-found", "last-owner", "version-conflict"],
});

export const inviteMember = endpoint({
  method: "POST",
  path: "/company/invitations",
  access: "customer",
  within: "owner",
  stepUp: true,
  stale: ["company"],
  summary: "Ask somebody into the company by mail; the link works once, for seven days.",
  body: z.object({ email: Email, memberRole: MemberRole }),
  returns: empty,
  errors: ["not-found", "too-many-members"],
  rateLimit: { limit: 20, windowSeconds: 3600 },
});

export const withdrawInvitation = endpoint({
  method: "DELETE",
  path: "/company/invitations/{email}",
  access: "customer",
  within: "owner",
  stale: ["company"],
  summary: "Take an invitation back.",
  params: { email: Email },
  returns: empty,
  errors: ["not-found"],
});

export const getInvitation = endpoint({
  method: "GET",
  path: "/company/invitations/{token}",
  access: "anyone",
  shows: [],
  summary: "What the link of an invitation stands for.",
  params: { token: Token },
  returns: z.object({
    companyName: z.string(),
    countryCode: CountryCode,
    email: z.string(),
    memberRole: MemberRole,
    invitedBy: z.string(),
    hasAccount: z.boolean(),
  }),
  errors: ["token-invalid"],
  rateLimit: { limit: 20, windowSeconds: 60 },
});

export const acceptInvitation = endpoint({
  method: "POST",
  path: "/company/invitations/{token}/accept",
  access: "customer",
  stale: "viewer",
  summary: "Join the company with the account of the invitation's e-mail.",
  params: { token: Token },
  returns: empty,
  errors: ["token-invalid", "in-another-company", "version-conflict"],
});

export const checkOwnVatNumber = endpoint({
  method: "POST",
  path: "/company/vat-check",
  access: "customer",
  within: "buyer",
  forOthers: true,
  byKey: true,
  stale: ["company", "cart"],
  summary: "Ask the register about the company's VAT number, unless it has answered of late; silence is unknown.",
  returns: z.object({ vatCheck: VatCheckView.nullable() }),
  rateLimit: { limit: 10, windowSeconds: 60 },
});

export const setApprovalLimit = endpoint({
  method: "PUT",
  path: "/company/approval-limit",
  access: "customer",
  within: "owner",
  stepUp: true,
  stale: ["company"],
  summary: "Above which amount (cents, VAT included) a buyer's order waits for an owner; null: none does.",
  body: z.object({ approvalLimit: z.int().min(0).max(100_000_000).nullable() }),
  returns: empty,
  errors: ["not-found", "version-conflict"],
});
