import { Id } from "../../common.ts";
import { BackOfficeOrder } from "../../shapes/order.ts";

export const id = { id: Id } as const;

export const change = { access: "admin", returns: BackOfficeOrder } as const;

export const errors = ["not-found", "invalid-transition", "version-conflict"] as const;
