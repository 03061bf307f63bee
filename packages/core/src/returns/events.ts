import * as z from "zod";
import { Id } from "../platform/text/typed.ts";
import { event } from "../platform/work/event.ts";
import { toldStatuses } from "./return-codes.ts";

const byMailAndNotice = { queues: ["email", "notifications"] } as const;
const ofReturn = { returnId: Id } as const;

/** Somebody wants to return goods: told to them, and to who looks after them. */
export const returnAsked = event("return-asked", z.object(ofReturn), byMailAndNotice);
/** The office has gone a step on with it. */
export const returnChanged = event(
  "return-changed",
  z.object({ ...ofReturn, status: z.enum(toldStatuses) }),
  byMailAndNotice,
);
