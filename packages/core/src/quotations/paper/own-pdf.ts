import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { loadVersion, ownQuotation, quotationInReach } from "../stored-quotation.ts";
import { linked } from "../shared-link.ts";
import { quotationPdfUrl } from "./quotation-pdf.ts";

async function ofVersion({ id, sent }: { id: string; sent: number }, version: number | undefined): Promise<string> {
  if (sent === 0) throw new Problem("not-found");
  return quotationPdfUrl(await loadVersion(id, version ?? sent));
}

/** The PDF of the current version, or of an earlier one, for its customer. Problem: not-found. */
export const customerPdf = async (user: User, id: string, version: number | undefined): Promise<string> =>
  ofVersion(await ownQuotation(user, id), version);

/** The same for who looks after it. Problem: not-found for a draft too, which was never sent. */
export const officePdf = async (actor: User, id: string, version: number | undefined): Promise<string> =>
  ofVersion(await quotationInReach(actor, id), version);

/** The current one's behind a shared link. Problem: token-invalid. */
export const sharedPdf = async (token: string, now: Date): Promise<string> =>
  quotationPdfUrl((await linked(token, now)).version, "link");
