import { findUser, ownersOf, wantsOrderMails } from "../../accounts/index.ts";
import type { ToldKind } from "../../platform/act-kinds.ts";
import type { DomainEvents } from "../../platform/events.ts";
import { nameFor } from "../../catalogue/index.ts";
import { dueBackFor, loadOrder } from "../../orders/index.ts";
import {
  companyRejectedLetter,
  companyVerifiedLetter,
  emailChangedLetter,
  newEmailLetter,
} from "./account-change-letters.ts";
import { actedForLetter, actingBeganLetter } from "./acting-letters.ts";
import { productAvailableLetter } from "./catalogue-letters.ts";
import { completionLetter, resetLetter, verificationLetter } from "./account-letters.ts";
import { approvalLetter, declinedLetter, invitationLetter, memberRemovedLetter } from "./company-letters.ts";
import type { Letter } from "./letter.ts";
import { passwordChangedLetter, secondFactorLetter, secondFactorResetLetter } from "./security-letters.ts";
import {
  failedLetter,
  placedLetter,
  receivedLetter,
  reminderLetter,
  returnLetter,
  stageLetter,
  withdrawalLetter,
} from "./order-letters.ts";
import { sendLetter } from "./send-letter.ts";
import { wordingFor, type Wording } from "./wording.ts";

/** What the queue brings: a domain event as the fan-out handed it on. */
export interface Happened {
  id: string;
  type: string;
  payload: unknown;
}

/** Sends the letter that an event calls for; events that call for none pass. */
export async function answerEvent(event: Happened, now: Date): Promise<void> {
  if (event.type === "member-invited") return invite(event, now);
  if (event.type === "product-available") return tellOfProduct(event, now);
  if (event.type === "order-approval-asked") return askOwners(event, now);
  if ("orderId" in (event.payload as object)) return answerOrderEvent(event, now);
  return answerAccountEvent(event, now);
}

/** Whoever is invited need not have an account: the event says where and in which language to write. */
async function invite({ id, payload }: Happened, now: Date): Promise<void> {
  const facts = payload as DomainEvents["member-invited"];
  await sendLetter(id, facts, invitationLetter(wordingFor(facts.language), facts), now);
}

/** A product has one name in Italian and may have others. */
async function tellOfProduct({ id, payload }: Happened, now: Date): Promise<void> {
  const { userId, brand, name, names, path } = payload as DomainEvents["product-available"];
  const user = await findUser(userId);
  if (!user || user.closedAt) return;
  const { email, language } = user;
  const texts = Object.fromEntries(Object.entries(names).map(([one, translated]) => [one, { name: translated }]));
  const product = `${brand} ${nameFor(language, name, texts)}`;
  const letter = productAvailableLetter(wordingFor(language), user.name, product, path);
  await sendLetter(id, { email, language }, letter, now);
}

async function askOwners({ id, payload }: Happened, now: Date): Promise<void> {
  const { orderId } = payload as DomainEvents["order-approval-asked"];
  const order = await loadOrder(orderId);
  if (!order.companyId) return;
  for (const { email, language } of await ownersOf(order.companyId)) {
    await sendLetter(id, { email, language }, approvalLetter(wordingFor(language), order), now);
  }
}

/** What a user may switch off in the settings; that an order came in, failed or waits for money is always told. */
const mayBeSwitchedOff: ReadonlySet<string> = new Set(["payment-received", "order-ready", "order-delivered"]);

const wantsThem = async (userId: string): Promise<boolean> => wantsOrderMails((await findUser(userId)) ?? {});

/** What the order events say between them. */
interface OrderFacts {
  orderId: string;
  seq?: number;
  withdrawal?: number;
  lateDays?: number;
  reason?: string;
  amount?: number;
  currency?: string;
}

/** The buyer's own address always, and the one that a declaration names besides: nobody is declared for without reading of it. */
const addressesOf = (own: string, named: string | undefined): string[] =>
  named && named.toLowerCase() !== own.toLowerCase() ? [named, own] : [own];

async function answerOrderEvent({ id, type, payload }: Happened, now: Date): Promise<void> {
  const facts = payload as OrderFacts;
  const order = await loadOrder(facts.orderId);
  const { email, language } = order.customer;
  if (mayBeSwitchedOff.has(type) && !(await wantsThem(order.userId))) return;
  const wording = wordingFor(language);
  const back = { amount: facts.amount ?? 0, currency: facts.currency ?? "eur" };
  const about = order.transactions.find(({ seq }) => seq === facts.seq);
  const amount = about?.amount ?? order.amounts.total;
  const withdrawal = facts.withdrawal === undefined ? undefined : order.withdrawals?.[facts.withdrawal];
  const comesBack = await dueBackFor(order, facts.withdrawal);
  const letters: Readonly<Record<string, () => Letter | undefined>> = {
    "order-placed": () => placedLetter(wording, order),
    "withdrawal-declared": () => withdrawal && withdrawalLetter(wording, order, withdrawal, comesBack),
    "payment-received": () => receivedLetter(wording, order, amount),
    "payment-failed": () => failedLetter(wording, order, about),
    "payment-to-return": () => returnLetter(wording, order, "toReturn", back),
    "payment-returned": () => returnLetter(wording, order, "returned", back),
    "payment-corrected": () => returnLetter(wording, order, "corrected", back),
    "payment-reminder": () => reminderLetter(wording, order, facts.lateDays ?? 0),
    "order-ready": () => stageLetter(wording, order, "order-ready"),
    "order-delivered": () => stageLetter(wording, order, "order-delivered"),
    "order-declined": () => declinedLetter(wording, order, facts.reason ?? ""),
    "order-failed": () => stageLetter(wording, order, "order-failed", comesBack),
  };
  const letter = letters[type]?.();
  for (const to of letter ? addressesOf(email, withdrawal?.email) : []) {
    if (letter) await sendLetter(id, { email: to, language }, letter, now);
  }
}

/** What the account events say between them: who is written to, and what with. */
interface Facts {
  userId?: string;
  userIds?: readonly string[];
  token?: string;
  email?: string;
  before?: string;
  reason?: string;
  companyName?: string;
  turned?: "on" | "off";
  keyEnded?: boolean;
  by?: string;
  kind?: ToldKind;
}

const accountLetters: Readonly<Record<string, (wording: Wording, name: string, facts: Facts) => Letter>> = {
  "user-registered": (wording, name, { token = "" }) => verificationLetter(wording, name, token),
  "verification-asked": (wording, name, { token = "" }) => verificationLetter(wording, name, token),
  "account-created": (wording, name, { token = "" }) => completionLetter(wording, name, token),
  "password-reset-asked": (wording, name, { token = "" }) => resetLetter(wording, name, token),
  "email-change-asked": (wording, name, { token = "" }) => newEmailLetter(wording, name, token),
  "email-changed": emailChangedLetter,
  "member-removed": (wording, name, { companyName = "" }) => memberRemovedLetter(wording, name, companyName),
  "password-changed": (wording, name, { keyEnded }) => passwordChangedLetter(wording, name, keyEnded === true),
  "second-factor-changed": (wording, name, { turned = "off" }) => secondFactorLetter(wording, name, turned),
  "second-factor-reset": secondFactorResetLetter,
  "acting-began": (wording, name, { by = "", reason = "" }) => actingBeganLetter(wording, name, { by, reason }),
  "acted-for": (wording, name, { by = "", kind = "cart" }) => actedForLetter(wording, name, { by, kind }),
  "company-verified": companyVerifiedLetter,
  "company-rejected": (wording, name, { reason = "" }) => companyRejectedLetter(wording, name, reason),
};

/** A letter to each user that the event names, at the address that it names or else at their own. */
async function answerAccountEvent({ id, type, payload }: Happened, now: Date): Promise<void> {
  const write = accountLetters[type];
  if (!write) return;
  const facts = payload as Facts;
  for (const userId of facts.userIds ?? [facts.userId ?? ""]) {
    const user = await findUser(userId);
    if (!user || user.closedAt) continue;
    const { language } = user;
    const recipient = { email: facts.email ?? facts.before ?? user.email, language };
    await sendLetter(id, recipient, write(wordingFor(language), user.name, facts), now);
  }
}
