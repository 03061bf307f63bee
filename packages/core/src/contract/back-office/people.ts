import * as z from "zod";
import { Id, InstantText, page, paging } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import { CardAccountState } from "../plans/card-account.ts";
import { BackOfficeUser, BackOfficeUserDetails } from "../shapes/user.ts";
import { paragraphs, wholeNumber } from "../../platform/text/typed.ts";

/** The roles that the back office gives. */
const officeRoles = ["reseller", "installer", "merchant", "sales_agent", "warehouse", "admin"] as const;
const params = { id: Id } as const;
const ofUser = { access: "admin", params, returns: BackOfficeUser } as const;

export const listUsers = endpoint({
  method: "GET",
  path: "/back-office/users",
  access: "sales",
  shows: ["people"],
  summary: "The users, newest first; a search longer than two characters ranks them by matches. Agents see their own.",
  query: {
    ...paging,
    search: z.string().max(100).optional(),
    ownerId: Id.optional(),
    role: z.enum(officeRoles).optional(),
    entitled: z.stringbool().optional(),
  },
  returns: page(BackOfficeUser),
});

export const getBackOfficeUser = endpoint({
  method: "GET",
  path: "/back-office/users/{id}",
  access: "sales",
  params,
  returns: BackOfficeUserDetails,
  shows: ["people"],
  summary: "All that accounts know of a person: data, owner, company, addresses, sessions.",
  errors: ["not-found"],
});

export const setUserRoles = endpoint({
  method: "POST",
  path: "/back-office/users/{id}/roles",
  about: { kind: "users", id: "id" },
  ...ofUser,
  stepUp: true,
  stale: ["people"],
  summary: "Set the roles beyond customer; a sales agent needs a level.",
  body: z
    .object({
      roles: z.array(z.enum(officeRoles)).max(6),
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
  about: { kind: "users", id: "id" },
  ...ofUser,
  stale: ["people"],
  summary: "Lock a user out at once, everywhere.",
  errors: ["not-found"],
});

export const resetSecondFactor = endpoint({
  method: "POST",
  path: "/back-office/users/{id}/reset-second-factor",
  about: { kind: "users", id: "id" },
  ...ofUser,
  stepUp: true,
  stale: ["people"],
  summary: "Turn off the second factor of somebody who has lost it; the reason stands in the audit log, they are told.",
  body: z.object({ reason: paragraphs().min(10).max(500) }),
  errors: ["not-found", "invalid-transition", "forbidden"],
});

export const recoverUser = endpoint({
  method: "POST",
  path: "/back-office/users/{id}/recover",
  about: { kind: "users", id: "id" },
  ...ofUser,
  stepUp: true,
  stale: ["people"],
  summary: "Let a blocked user in again.",
  errors: ["not-found"],
});

export const forceEmailVerification = endpoint({
  method: "POST",
  path: "/back-office/users/{id}/verify-email",
  about: { kind: "users", id: "id" },
  ...ofUser,
  stepUp: true,
  stale: ["people"],
  summary: "Take a user's e-mail for confirmed.",
  errors: ["not-found"],
});

export const makePremium = endpoint({
  method: "POST",
  path: "/back-office/users/{id}/premium",
  about: { kind: "users", id: "id" },
  ...ofUser,
  stepUp: true,
  stale: ["people", "premium", "subscription", "orders", "order"],
  summary: "Grant a subscription's rights until they are taken away.",
  body: z.object({ plan: z.enum(["premium", "exclusive"]).default("premium") }),
  errors: ["not-found"],
});

export const removePremium = endpoint({
  method: "DELETE",
  path: "/back-office/users/{id}/premium",
  about: { kind: "users", id: "id" },
  ...ofUser,
  stale: ["people", "premium", "subscription", "orders", "order"],
  summary: "Take a subscription's rights away at once.",
  errors: ["not-found"],
});

export const setUserOwner = endpoint({
  method: "POST",
  path: "/back-office/users/{id}/owner",
  about: { kind: "users", id: "id" },
  ...ofUser,
  stepUp: true,
  stale: ["people"],
  summary: "Give a customer to a sales agent or an administrator; null to nobody.",
  body: z.object({ ownerId: Id.nullable() }),
  errors: ["not-found"],
});

export const deleteUser = endpoint({
  method: "DELETE",
  path: "/back-office/users/{id}",
  about: { kind: "users", id: "id" },
  access: "admin",
  stepUp: true,
  params,
  returns: empty,
  stale: ["people", "contacts", "office-messages", "leads", "webinars"],
  summary: "Close an account and erase its person; fiscal records stay.",
  errors: ["not-found", "version-conflict"],
});

export const getRequestHistory = endpoint({
  method: "GET",
  path: "/back-office/users/{id}/request-history",
  access: "sales",
  params,
  query: { length: wholeNumber(1, 500).default(50) },
  shows: [],
  summary: "What a person last asked the shop to do, and what came of it: at most `length`, of the last 90 days.",
  returns: z.object({
    items: z.array(
      z.object({
        id: Id,
        at: InstantText,
        method: z.string(),
        path: z.string(),
        /** The endpoint's name, while there is one. */
        action: z.string().optional(),
        status: z.int(),
        code: z.string().optional(),
        actedBy: Id.optional(),
      }),
    ),
  }),
  errors: ["not-found"],
});

export const actForUser = endpoint({
  method: "POST",
  path: "/back-office/users/{id}/act",
  about: { kind: "users", id: "id" },
  access: "sales",
  params,
  body: z.object({ reason: z.string().trim().min(10).max(500) }),
  returns: BackOfficeUser,
  stale: "viewer",
  summary:
    "Act for a customer in this session, for an hour, for a reason that the customer reads: every page says so, every write stands in the audit log and in the customer's list.",
  errors: ["not-found"],
});

export const stopActing = endpoint({
  method: "DELETE",
  path: "/user/acting",
  access: "customer",
  ofSession: true,
  forOthers: "end",
  returns: empty,
  stale: "viewer",
  summary: "Stop acting for a customer.",
});

export const listMerchants = endpoint({
  method: "GET",
  path: "/back-office/merchants",
  access: "admin",
  shows: ["people", "merchant-account"],
  summary: "The users who are merchants, newest first, each with how their account at the card provider stands.",
  query: {
    ...paging,
    /** Those whose account stands so; "none" who hasn't begun one. */
    state: z.enum([...CardAccountState.options, "none"]).optional(),
    /** Words of the name, of the company or of the e-mail: the best matches first. */
    text: z.string().max(100).optional(),
  },
  returns: page(BackOfficeUser.extend({ cardAccount: CardAccountState.optional() })),
});
