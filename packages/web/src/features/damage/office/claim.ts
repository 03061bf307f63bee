import type * as z from "zod";
import type { OfficeDamageClaim } from "@solvia/core/contract/shipping/damage-shapes";

/** What was told of damaged goods, as the office has it. */
export type Claim = z.output<typeof OfficeDamageClaim>;
