import { remindRegistered } from "@solvia/core/publications/webinars/tell-registered";
import { schedule } from "../work/schedule.ts";

/** Reminds of the webinars of the next day, a day and an hour before. */
export const handler = schedule("remind-registered", { webinars: remindRegistered });
