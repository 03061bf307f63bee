import * as z from "zod";
import { Id, InstantText, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { Company } from "../shapes/account.ts";
import { BackOfficeUser } from "../shapes/user.ts";

const params = { id: Id } as const;
const ofUser = { access: "admin", params, returns: BackOfficeUser } as const;
const BackOfficeCompany = z.object({
  ...Company.shape,
  wholesaleActive: z.boolean(),
  userIds: z.array(Id),
  createdOn: InstantText,
});
const ofCompany = { access: "admin", params, returns: BackOfficeCompany } as const;
const transition = ["not-found", "invalid-transition", "version-conflict"] as const;

export const listUsers = endpoint({
  method: "GET",
  path: "/back-office/users",
  access: "admin",
  summary: "The users, newest first; a search longer than two characters ranks them by matches.",
  query: { ...paging, search: z.string().max(100).optional() },
  returns: page(BackOfficeUser),
});

export const getBackOfficeUser = endpoint({
  method: "GET",
  path: "/back-office/users/{id}",
  ...ofUser,
  summary: "One user.",
  errors: ["not-found"],
});

export const setUserRoles = endpoint({
  method: "POST",
  path: "/back-office/users/{id}/roles",
  ...ofUser,
  summary: "Set the roles beyond customer; a sales agent needs a level.",
  body: z
    .object({
      roles: z.array(z.enum(["reseller", "installer", "merchant", "sales_agent", "warehouse", "admin"])).max(6),
      agentLevel: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
    })
    .refine(({ roles, agentLevel }) => !roles.includes("sales_agent") || agentLevel !== undefined, {
      path: ["agentLevel"],
      message: "required",
    }),
  errors: ["not-found"],
});

export const blockUser = endpoint({
  method: "POST",
  path: "/back-office/users/{id}/block",
  ...ofUser,
  summary: "Lock a user out at once, everywhere.",
  errors: ["not-found"],
});

export const recoverUser = endpoint({
  method: "POST",
  path: "/back-office/users/{id}/recover",
  ...ofUser,
  summary: "Let a blocked user in again.",
  errors: ["not-found"],
});

export const forceEmailVerification = endpoint({
  method: "POST",
  path: "/back-office/users/{id}/verify-email",
  ...ofUser,
  summary: "Take a user's e-mail for confirmed.",
  errors: ["not-found"],
});

export const listCompanies = endpoint({
  method: "GET",
  path: "/back-office/companies",
  access: "admin",
  summary: "The companies in a status, those that wait longest first.",
  query: { ...paging, status: z.enum(["pending", "verified", "rejected", "suspended"]).default("pending") },
  returns: page(BackOfficeCompany),
});

export const getBackOfficeCompany = endpoint({
  method: "GET",
  path: "/back-office/companies/{id}",
  ...ofCompany,
  summary: "One company.",
  errors: ["not-found"],
});

export const verifyCompany = endpoint({
  method: "POST",
  path: "/back-office/companies/{id}/verify",
  ...ofCompany,
  summary: "The company is checked: its users may log in.",
  errors: transition,
});

export const rejectCompany = endpoint({
  method: "POST",
  path: "/back-office/companies/{id}/reject",
  ...ofCompany,
  summary: "Reject a company that waits; the reason goes out by mail.",
  body: z.object({ reason: z.string().trim().min(3).max(500) }),
  errors: transition,
});

export const setCompanyWholesale = endpoint({
  method: "POST",
  path: "/back-office/companies/{id}/wholesale",
  ...ofCompany,
  summary: "Whether a verified company buys pallets and containers.",
  body: z.object({ wholesaleActive: z.boolean() }),
  errors: transition,
});

export * from "./audit-log.ts";
