import { accountOfEmail } from "../../accounts/index.ts";
import type { User } from "../../platform/access.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { announce } from "../../platform/work/outbox.ts";
import { instant } from "../../platform/time.ts";
import { quotationRequestConverted } from "../events.ts";
import type { Quotation } from "../quotation.ts";
import { createQuotation, type NewQuotation } from "../selling/drafting.ts";
import { askedFor, type MaterialRow } from "./material/judge-material.ts";
import { requestMachine } from "./request-machine.ts";
import type { QuotationRequest } from "./request.ts";
import { requestInReach, requestWrite } from "./stored-request.ts";

/** Whose quotation it becomes: its sender's, or of a visitor the account that has confirmed their e-mail. Problem: invalid-input. */
async function customerOf({ userId, requester }: QuotationRequest): Promise<string> {
  const id = userId ?? (await accountOfEmail(requester.email))?.id;
  if (!id) throw invalid({ field: "userId", code: "required" });
  return id;
}

const longestNotes = 5000;

/** What isn't in the draft's lines stands in its notes: nothing that was asked is lost on the way. */
function notesOf(text: string | undefined, left: readonly MaterialRow[]): string | undefined {
  const rows = left.map((row) => `– ${row.text}`);
  return [text, ...rows].filter(Boolean).join("\n").slice(0, longestNotes) || undefined;
}

/** The lines that the catalogue can't quote as they are: gone, or without any price for this customer. */
function unquotable(error: unknown): ReadonlySet<number> {
  if (!(error instanceof Problem) || error.code !== "invalid-input") throw error;
  const lines = error.fields.map(({ field }) => /^lines\.(\d+)\./.exec(field)?.[1]);
  if (lines.length === 0 || lines.includes(undefined)) throw error;
  return new Set(lines.map(Number));
}

/**
 * Makes a draft of a request, for whoever sent it: of the rows that were understood its lines, of the others and of the words its notes.
 * Request and draft are written together. Problems: not-found, invalid-input for a visitor who has no account, invalid-transition,
 * version-conflict.
 */
export async function convertRequest(actor: User, id: string, revision: number, now: Date): Promise<QuotationRequest> {
  const before = await requestInReach(actor, id);
  if (before.revision !== revision) throw new Problem("version-conflict");
  const userId = await customerOf(before);
  const moved = requestMachine.after(before, "convert", "back-office");
  const { expiresAt: _, ...kept } = { ...moved, userId, ownerId: before.ownerId ?? actor.id, closedOn: instant(now) };
  const asked = askedFor(before.rows);
  const refused = before.rows.filter(({ outcome }) => outcome === "refused");
  const result: { request?: QuotationRequest } = {};
  const along = ({ id: quotationId, number }: Pick<Quotation, "id" | "number">) => {
    const { request, write } = requestWrite({ before, after: { ...kept, quotationId, quotationNumber: number } });
    result.request = request;
    return [write, announce(quotationRequestConverted.of({ requestId: id }), now)];
  };
  const draft = (lines: NewQuotation["lines"], left: readonly MaterialRow[]) =>
    createQuotation(actor, { userId, lines, notes: notesOf(before.text, left), requestId: id }, now, along);
  try {
    await draft(asked, refused);
  } catch (error) {
    const out = unquotable(error);
    const gone = new Set(asked.flatMap(({ productId }, at) => (out.has(at) ? [productId] : [])));
    const left = before.rows.filter((row) => row.outcome === "refused" || gone.has(row.productId ?? ""));
    await draft(
      asked.filter((_line, at) => !out.has(at)),
      left,
    );
  }
  if (!result.request) throw new Error(`The request ${id} was converted without being written`);
  return result.request;
}
