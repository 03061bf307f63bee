import { handOutAll } from "@solvia/core/contacts/campaigns/sending/hand-out";
import { schedule } from "../work/schedule.ts";

/** Gives campaigns that are being sent their minute's share. */
export const handler = schedule("hand-out-campaigns", { campaigns: handOutAll });
