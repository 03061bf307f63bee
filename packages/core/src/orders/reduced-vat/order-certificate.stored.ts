import * as z from "zod";
import { certificateKinds, certificateStates } from "../../certificates/index.ts";
import { listOf, shapeOf } from "../../platform/stored/shape.ts";
import type { ModulePower, OrderCertificate } from "./order-certificate.ts";

export const storedOrderCertificate = shapeOf<OrderCertificate>({
  id: z.string(),
  kind: z.enum(certificateKinds),
  status: z.enum(certificateStates),
  validUntil: z.string().optional(),
  declaredWatts: z.number().optional(),
  watts: z.number(),
  modules: listOf(shapeOf<ModulePower>({ productId: z.string(), watts: z.number() })).optional(),
});
