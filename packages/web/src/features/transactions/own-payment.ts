import type * as z from "zod";
import type { OwnTransaction } from "@solvia/core/contract/shapes/order";

export type OwnPayment = z.output<typeof OwnTransaction>;
