import * as z from "zod";
import { shapeOf } from "../../platform/stored/shape.ts";
import { officeVatRules, storedVatTreatment } from "../../tax/index.ts";
import type { VatDecision, VatProposal } from "./vat-decision.ts";

const text = z.string();

const proposal = {
  rule: z.enum([...officeVatRules, "as-placed"]),
  reason: text,
  protocol: text.optional(),
  receivedOn: text.optional(),
  proposedBy: text,
  proposedOn: text,
} as const;

export const storedVatProposal = shapeOf<VatProposal>(proposal);

export const storedVatDecision = shapeOf<VatDecision>({
  ...proposal,
  confirmedBy: text,
  confirmedOn: text,
  asPlaced: storedVatTreatment,
});
