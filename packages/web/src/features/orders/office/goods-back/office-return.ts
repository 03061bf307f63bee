import type * as z from "zod";
import type { OfficeReturn as Shape } from "@solvia/core/contract/returning/return-shapes";

/** A request to return goods as the office has it. */
export type OfficeReturn = z.output<typeof Shape>;
