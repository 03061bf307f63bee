import type * as z from "zod";
import type { Material as Contract, MaterialRow as Row } from "@solvia/core/contract/shapes/quotation-request";

/** A bill of material as it is sent. */
export type Material = z.input<typeof Contract>;
/** A row of it with what became of it. */
export type MaterialRow = z.output<typeof Row>;

/** How it is given. */
export const ways = ["text", "table", "rows"] as const;

export interface MaterialValues {
  way: (typeof ways)[number];
  pasted: string;
  rows: { code: string; quantity: string }[];
}

export const emptyRow = { code: "", quantity: "" } as const;
export const noMaterial: MaterialValues = { way: "text", pasted: "", rows: [emptyRow, emptyRow, emptyRow] };

/** What is given, in the way that is chosen; nothing where nothing is. */
export function materialOf({ way, pasted, rows }: MaterialValues, file: Material | undefined): Material | undefined {
  if (way === "table") return file;
  if (way === "text") return pasted.trim() === "" ? undefined : { kind: "text", text: pasted };
  const written = rows.filter(({ code, quantity }) => code.trim() !== "" || quantity.trim() !== "");
  return written.length === 0 ? undefined : { kind: "rows", rows: written };
}

export const areAllAccepted = (rows: readonly MaterialRow[]): boolean =>
  rows.every(({ outcome }) => outcome === "accepted");

/** The lines as they were written, to be mended in the form; or those alone that are taken, as they will be. */
export const linesOf = (rows: readonly MaterialRow[]): string => rows.map(({ text }) => text).join("\n");
export const takenLines = (rows: readonly MaterialRow[]): string =>
  rows
    .flatMap(({ outcome, productCode, quantity }) =>
      outcome !== "refused" && productCode && quantity !== undefined ? [`${productCode} ${quantity}`] : [],
    )
    .join("\n");

/** A piece of an article beside what is written already, in the way that it is; undefined where the article stands there. */
export function withArticle({ way, pasted, rows }: MaterialValues, code: string): MaterialValues | undefined {
  const isSame = (other: string) => other.trim().toUpperCase() === code.trim().toUpperCase();
  if (way === "text" && pasted.trim() !== "") {
    const stands = pasted.split("\n").some((line) => line.split(/\s+/).some(isSame));
    return stands ? undefined : { way, rows, pasted: `${pasted.trimEnd()}\n${code} 1` };
  }
  if (rows.some((row) => isSame(row.code))) return undefined;
  const written = rows.filter((row) => row.code.trim() !== "" || row.quantity.trim() !== "");
  return { way: "rows", pasted, rows: [...written, { code, quantity: "1" }] };
}
