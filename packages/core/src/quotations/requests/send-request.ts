import { companyOf } from "../../accounts/index.ts";
import { requestingOpenOrder } from "../../orders/index.ts";
import type { User } from "../../platform/access.ts";
import { newId } from "../../platform/ids.ts";
import type { Language, Locale } from "../../platform/locale.ts";
import { invalid } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { checkMaterial, type Material } from "./material/check-material.ts";
import type { MaterialRow } from "./material/judge-material.ts";
import type { QuotationRequest, Requester } from "./request.ts";
import { writeRequest } from "./stored-request.ts";

/** A visitor's request is erased after a year: until then it is what a contract may come of (art. 6(1)(b) GDPR). */
const visitorsDays = 365;

interface Asked {
  text?: string | undefined;
  material?: Material | undefined;
}

/** Who asks without an account. */
export interface Visitor extends Requester {
  language: Language;
  locale: Locale;
}

async function requesterOf(user: User, telephone?: string): Promise<Requester> {
  const company = await companyOf(user);
  const { name, surname, email } = user;
  return {
    name: `${name} ${surname}`.trim(),
    email,
    ...(telephone && { telephone }),
    ...(company && { companyName: company.companyName }),
  };
}

type Sender = Pick<QuotationRequest, "requester" | "language" | "locale" | "userId" | "expiresAt">;

const newRequest = (
  sender: Sender,
  what: Pick<QuotationRequest, "id" | "source" | "text" | "rows">,
  now: Date,
): QuotationRequest => ({ ...sender, ...what, status: "new", revision: 0, answers: [], createdOn: instant(now) });

async function send(sender: Sender, { text, material }: Asked, now: Date): Promise<QuotationRequest> {
  const rows = material ? await checkMaterial(material, sender) : [];
  if (!text && rows.length === 0) throw invalid({ field: "text", code: "required" });
  return writeRequest({ after: newRequest(sender, { id: newId(), source: "form", text, rows }, now) });
}

/**
 * A customer asks for a quotation in words, by a bill of material, or both. What is sent stays as it was sent: rows that were refused
 * stand in it with their reasons. Problems: invalid-input where nothing is asked, unreadable-table, unknown-columns.
 */
export async function sendRequest(user: User, asked: Asked & { telephone?: string | undefined }, now: Date) {
  const requester = await requesterOf(user, asked.telephone);
  return send({ requester, userId: user.id, language: user.language, locale: user.locale }, asked, now);
}

/** The same by a visitor, who says who they are. */
export function sendVisitorsRequest({ language, locale, ...requester }: Visitor, asked: Asked, now: Date) {
  const expiresAt = Math.floor(now.getTime() / 1000) + visitorsDays * 86_400;
  return send({ requester, language, locale, expiresAt }, asked, now);
}

/**
 * Makes a request of the user's open cart, whose order waits as `requested` under the request's id: the next product begins a new cart. The
 * request holds its lines by itself, whatever becomes of that order. Problems: order-empty, version-conflict.
 */
export async function requestCart(user: User, text: string | undefined, now: Date): Promise<QuotationRequest> {
  const id = newId();
  const { cart, writes } = await requestingOpenOrder(user, id, now);
  const rows = cart.lines.map(({ productId, productCode, brand, name, quantity }, index): MaterialRow => ({
    row: index + 1,
    text: `${quantity} × ${productCode}`,
    outcome: "accepted",
    reasons: [],
    productId,
    productCode,
    name: `${brand} ${name}`,
    quantity,
  }));
  const sender = { requester: await requesterOf(user), userId: user.id, language: user.language, locale: user.locale };
  return writeRequest({ after: newRequest(sender, { id, source: "cart", text, rows }, now), also: writes });
}
