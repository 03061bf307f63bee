import * as z from "zod";
import type { Cents } from "../../platform/money.ts";
import { shapeOf } from "../../platform/stored/shape.ts";
import type { CivilDate } from "../../platform/time.ts";
import type { WithdrawnPieces } from "../order/given-back.ts";

/** FatturaPA's TipoDocumento of what the house issues (domain-rules 1.5). */
export const documentTypes = ["TD01", "TD02", "TD04", "TD24", "TD27"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Of these, what an order is due by itself: no credit note. */
export const dueTypes = ["TD01", "TD02", "TD24", "TD27"] as const;
export type DueType = (typeof dueTypes)[number];

/** What a document says of one rate; positive in a credit note too. */
export interface IssuedGroup {
  /** Basis points. */
  rate: number;
  taxable: Cents;
  vat: Cents;
}

/** What a goods' invoice leaves out because it came off its order before, with no document that says so. */
export interface LeftOut {
  pieces: readonly WithdrawnPieces[];
  /** How many withdrawals the order had, and how many returns whose money went back without a credit note. */
  withdrawals: number;
  returns: number;
}

/** What an order remembers of an invoice or credit note: enough to know what is left to invoice and to credit. */
export interface IssuedDocument {
  id: string;
  type: DocumentType;
  number: string;
  date: CivilDate;
  /** VAT included; positive in a credit note too. */
  total: Cents;
  groups: readonly IssuedGroup[];
  /** Of a credit note: the pieces that it credits. */
  pieces?: readonly WithdrawnPieces[] | undefined;
  /** Of a goods' invoice: what had come off its order without a credit note, and isn't on it. */
  without?: LeftOut | undefined;
  /** Its VAT is the public body's to pay, not asked of it. */
  split?: true | undefined;
  /** Of a step of a correction: by it the step knows that it is done. */
  cause?: string | undefined;
  /** Of a correction's credit note: cents that the correction sends back at once, so that no open payment asks for as much less. */
  sentBack?: Cents | undefined;
  /** Of a correction's credit note: its pieces never came, or had come back before anybody withdrew, so no withdrawal is of them. */
  apart?: true | undefined;
}

const storedPieces = z.array(
  shapeOf<WithdrawnPieces>({ productId: z.string(), quantity: z.number(), unit: z.number().optional() }),
);

export const storedIssued = shapeOf<IssuedDocument>({
  id: z.string(),
  type: z.enum(documentTypes),
  number: z.string(),
  date: z.string(),
  total: z.number(),
  groups: z.array(shapeOf<IssuedGroup>({ rate: z.number(), taxable: z.number(), vat: z.number() })),
  pieces: storedPieces.optional(),
  without: shapeOf<LeftOut>({ pieces: storedPieces, withdrawals: z.number(), returns: z.number() }).optional(),
  split: z.literal(true).optional(),
  cause: z.string().optional(),
  sentBack: z.number().optional(),
  apart: z.literal(true).optional(),
});
