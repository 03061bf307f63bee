import * as z from "zod";
import { line } from "../../platform/text/typed.ts";

/** Where in a link to follow a shipment its code stands. */
export const codeInLink = "{code}";

/** A carrier that the house works with: what a transport document says of it, whom to call, what it can do, and where its customers follow a shipment. */
export const CarrierFields = z.object({
  name: line().min(1).max(100),
  vatNumber: line().max(20).optional(),
  /** Street, postal code and town, as its papers have them. */
  address: line().max(200).optional(),
  /** Who is called there. */
  contact: line().max(100).optional(),
  telephone: line().max(30).optional(),
  email: z.email().max(254).optional(),
  /** The page on which a shipment is followed, with `{code}` where its code stands. */
  trackingLink: z
    .url({ protocol: /^https$/ })
    .max(400)
    .refine((link) => link.includes(codeInLink), "no-code-in-link")
    .optional(),
  adr: z.boolean(),
  tailLift: z.boolean(),
  smallVehicle: z.boolean(),
  ferry: z.boolean(),
  /** It can be chosen for what is to leave. */
  active: z.boolean(),
});
export type CarrierFields = z.output<typeof CarrierFields>;

/** Names are compared trimmed, without case and doubled spaces, as promises tell carriers apart. */
export const carrierNameKey = (name: string): string =>
  name.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLowerCase();

/** The page on which a shipment with this code is followed; undefined where nothing is known of one. */
export const trackingUrlOf = (link: string | undefined, code: string): string | undefined =>
  link === undefined || code.trim() === "" ? undefined : link.replaceAll(codeInLink, encodeURIComponent(code.trim()));
