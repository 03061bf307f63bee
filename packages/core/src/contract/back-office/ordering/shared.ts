import * as z from "zod";
import { Id } from "../../common.ts";
import { BackOfficeOrder } from "../../shapes/order.ts";

export const id = { id: Id } as const;

/** "2026-11" */
export const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

export const change = { access: "admin", returns: BackOfficeOrder } as const;

export const errors = ["not-found", "invalid-transition", "version-conflict"] as const;
