import type * as z from "zod";
import type { HeldCertificate } from "@solvia/core/contract/shapes/vat-certificate";

/** A certificate as its holder reads it. */
export type Certificate = z.output<typeof HeldCertificate>;
