import * as z from "zod";
import type { Cents } from "../../platform/money.ts";
import { shapeOf } from "../../platform/stored/shape.ts";
import type { CivilDate } from "../../platform/time.ts";

/** FatturaPA's TipoDocumento of what the house issues (domain-rules 1.5). */
export const documentTypes = ["TD01", "TD02", "TD04", "TD24", "TD27"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** What a document says of one rate; positive in a credit note too. */
export interface IssuedGroup {
  /** Basis points. */
  rate: number;
  taxable: Cents;
  vat: Cents;
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
  pieces?: readonly { productId: string; quantity: number }[] | undefined;
}

export const storedIssued = shapeOf<IssuedDocument>({
  id: z.string(),
  type: z.enum(documentTypes),
  number: z.string(),
  date: z.string(),
  total: z.number(),
  groups: z.array(shapeOf<IssuedGroup>({ rate: z.number(), taxable: z.number(), vat: z.number() })),
  pieces: z
    .array(shapeOf<{ productId: string; quantity: number }>({ productId: z.string(), quantity: z.number() }))
    .optional(),
});
