import type * as z from "zod";
import type { ReviewedCertificate } from "@solvia/core/contract/shapes/vat-certificate";

/** A certificate as its reviewer reads it. */
export type Certificate = z.output<typeof ReviewedCertificate>;
