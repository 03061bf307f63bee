import type * as z from "zod";
import type { Comparison } from "@solvia/core/contract/shapes/comparison";

export type ComparisonData = z.output<typeof Comparison>;
