import * as z from "zod";
import { event } from "../platform/work/event.ts";
import { Id } from "../platform/text/typed.ts";

const ofCertificate = { certificateId: Id, userId: Id } as const;
const byMailAndNotice = { queues: ["email", "notifications"] } as const;
const toOrdersToo = { queues: ["email", "notifications", "vat-certificates"] } as const;

export const certificateSubmitted = event("certificate-submitted", z.object(ofCertificate), byMailAndNotice);
export const certificateApproved = event("certificate-approved", z.object(ofCertificate), toOrdersToo);
export const certificateRejected = event(
  "certificate-rejected",
  z.object({ ...ofCertificate, reason: z.string() }),
  toOrdersToo,
);
/** It has come to its end, or was taken back: nothing more can be ordered under it. */
export const certificateEnded = event(
  "certificate-ended",
  z.object({ ...ofCertificate, how: z.enum(["expired", "revoked"]), reason: z.string().optional() }),
  toOrdersToo,
);
/** An open certificate ends in thirty days at most. */
export const certificateExpiring = event(
  "certificate-expiring",
  z.object({ ...ofCertificate, until: z.iso.date() }),
  byMailAndNotice,
);
