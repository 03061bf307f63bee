import { signerRoles } from "../../certificates/certificate.ts";
import { isFiscalCode } from "../../accounts/validation/identifiers.ts";
import * as z from "zod";
import { line, paragraphs, personName, wholeNumber } from "../../platform/text/typed.ts";
import { CivilDateText } from "../common.ts";

/** What is typed into the declaration (domain-rules 1.2); what a plant needs is asked for by kind. */
export const declarationShape = {
  name: personName().min(1).max(60),
  surname: personName().min(1).max(60),
  birthPlace: line().min(2).max(80),
  birthDate: CivilDateText,
  residence: line().min(5).max(200),
  fiscalCode: line()
    .max(20)
    .transform((code) => code.toUpperCase().replaceAll(" ", ""))
    .refine(isFiscalCode, { error: "invalid-fiscal-code" }),
  /** In what capacity the signer acts; companies alone. */
  role: z.enum(signerRoles).optional(),
  companySeat: line().max(200).optional(),
  plantAddress: line().max(200).optional(),
  plantCity: line().max(80).optional(),
  plantProvince: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .transform((code) => code.toUpperCase())
    .optional(),
  plantPod: z
    .string()
    .regex(/^IT\d{3}E[\dA-Z]{8,9}$/i)
    .transform((code) => code.toUpperCase())
    .optional(),
  /** Declared power in W. */
  plantWatts: wholeNumber(100, 20_000_000).optional(),
  plantExtension: z.boolean().optional(),
  /** An order's number, or the goods with their quantities. */
  goods: paragraphs().max(2000).optional(),
  /** Where it is signed. */
  place: line().min(2).max(80),
} as const;
