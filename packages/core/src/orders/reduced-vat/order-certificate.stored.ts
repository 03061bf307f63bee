import * as z from "zod";
import { certificateKinds, certificateStates } from "../../certificates/index.ts";
import { shapeOf } from "../../platform/stored/shape.ts";
import type { OrderCertificate } from "./order-certificate.ts";

export const storedOrderCertificate = shapeOf<OrderCertificate>({
  id: z.string(),
  kind: z.enum(certificateKinds),
  status: z.enum(certificateStates),
  validUntil: z.string().optional(),
  declaredWatts: z.number().optional(),
  watts: z.number(),
});
