import * as z from "zod";
import { storedConfirmed, storedProposed } from "../../platform/four-eyes/four-eyes.stored.ts";
import { shapeOf } from "../../platform/stored/shape.ts";
import { officeVatRules, storedVatTreatment } from "../../tax/index.ts";
import type { VatDecision, VatProposal } from "./vat-decision.ts";

const text = z.string();

const proposal = {
  rule: z.enum([...officeVatRules, "as-placed"]),
  reason: text,
  protocol: text.optional(),
  receivedOn: text.optional(),
  ...storedProposed,
} as const;

export const storedVatProposal = shapeOf<VatProposal>(proposal);

export const storedVatDecision = shapeOf<VatDecision>({
  ...proposal,
  ...storedConfirmed,
  asPlaced: storedVatTreatment,
});
