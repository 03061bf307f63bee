import { companyOf, consentTextVersion, hashOf } from "../../accounts/index.ts";
import { requestingOpenOrder, savedLines, type OrderLine } from "../../orders/index.ts";
import { hasBenefit } from "../../plans/index.ts";
import type { User } from "../../platform/access.ts";
import { limited } from "../../platform/http/rate-limit.ts";
import { newId } from "../../platform/ids.ts";
import type { Language, Locale } from "../../platform/locale.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { quotationRequestReceived } from "../events.ts";
import { checkMaterial, type Material } from "./material/check-material.ts";
import type { MaterialRow } from "./material/judge-material.ts";
import { takeFiles, type Uploaded } from "./request-files.ts";
import type { QuotationRequest, Requester } from "./request.ts";
import { writeRequest } from "./stored-request.ts";

/** A visitor's request is erased after a year: until then it is what a contract may come of (art. 6(1)(b) GDPR). */
const visitorsDays = 365;

interface Asked {
  text?: string | undefined;
  material?: Material | undefined;
  files?: readonly Uploaded[] | undefined;
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

type Sender = Pick<
  QuotationRequest,
  "requester" | "language" | "locale" | "userId" | "priority" | "expiresAt" | "privacyVersion"
>;

/** A customer as who asks, with what their plan gives them at the desk. */
const senderOf = ({ id: userId, language, locale, entitlement }: User, requester: Requester): Sender => ({
  requester,
  userId,
  language,
  locale,
  ...(hasBenefit(entitlement, "quotation_priority") && { priority: true }),
});

const newRequest = (
  sender: Sender,
  what: Pick<QuotationRequest, "id" | "source" | "text" | "rows" | "files">,
  now: Date,
): QuotationRequest => ({ ...sender, ...what, status: "new", revision: 0, answers: [], createdOn: instant(now) });

const received = (requestId: string) => ({ events: [quotationRequestReceived.of({ requestId })] });

async function send(
  sender: Sender,
  user: User | undefined,
  { text, material, files: uploads }: Asked,
  now: Date,
): Promise<QuotationRequest> {
  const rows = material ? await checkMaterial(material, sender) : [];
  if (!text && rows.length === 0 && !uploads?.length) throw invalid({ field: "text", code: "required" });
  const id = newId();
  const files = await takeFiles(user, id, uploads);
  const after = newRequest(sender, { id, source: "form", text, rows, ...(files.length > 0 && { files }) }, now);
  return writeRequest({ after, ...received(id), now });
}

/**
 * A customer asks for a quotation in words, by a bill of material, or both. What is sent stays as it was sent: rows that were refused
 * stand in it with their reasons. Problems: invalid-input where nothing is asked, unreadable-table, unknown-columns.
 */
export async function sendRequest(user: User, asked: Asked & { telephone?: string | undefined }, now: Date) {
  const requester = await requesterOf(user, asked.telephone);
  return send(senderOf(user, requester), user, asked, now);
}

/** How many letters an address has by requests that name it, whoever sends them and from wherever. */
const perAddress = {
  method: "POST",
  path: "/quotation-requests#address",
  rateLimit: { limit: 5, windowSeconds: 86_400 },
};

/** The same by a visitor, who says who they are. Problem: too-many-requests also for more than five a day in the name of one address. */
export async function sendVisitorsRequest({ language, locale, ...requester }: Visitor, asked: Asked, now: Date) {
  await limited(perAddress, hashOf(requester.email.toLowerCase()), now);
  const expiresAt = Math.floor(now.getTime() / 1000) + visitorsDays * 86_400;
  return send({ requester, language, locale, expiresAt, privacyVersion: consentTextVersion }, undefined, asked, now);
}

/** A request for the lines of a cart. */
async function ofCart(
  user: User,
  { id, text, lines }: { id: string; text: string | undefined; lines: readonly OrderLine[] },
  now: Date,
): Promise<QuotationRequest> {
  const rows = lines.map(({ productId, productCode, brand, name, quantity }, index): MaterialRow => ({
    row: index + 1,
    text: `${quantity} × ${productCode}`,
    outcome: "accepted",
    reasons: [],
    productId,
    productCode,
    name: `${brand} ${name}`,
    quantity,
  }));
  const sender = senderOf(user, await requesterOf(user));
  return newRequest(sender, { id, source: "cart", text, rows }, now);
}

/**
 * Makes a request of the user's open cart, whose order waits as `requested` under the request's id: the next product begins a new cart. The
 * request holds its lines by itself, whatever becomes of that order. Problems: order-empty, line-offered, version-conflict.
 */
export async function requestCart(user: User, text: string | undefined, now: Date): Promise<QuotationRequest> {
  const id = newId();
  const { cart, writes } = await requestingOpenOrder(user, id, now);
  const after = await ofCart(user, { id, text, lines: cart.lines }, now);
  return writeRequest({ after, also: writes, ...received(id), now });
}

/** The same of the goods of a cart that the user has put aside, which stays there. Problems: not-found, order-empty. */
export async function requestSavedCart(
  user: User,
  savedOrderId: string,
  text: string | undefined,
  now: Date,
): Promise<QuotationRequest> {
  const id = newId();
  const lines = await savedLines(user.id, savedOrderId);
  if (lines.length === 0) throw new Problem("order-empty");
  return writeRequest({ after: await ofCart(user, { id, text, lines }, now), ...received(id), now });
}
