import * as z from "zod";
import { claimStates, insuranceStates } from "../../insurances/insurance-states.ts";
import { line, paragraphs } from "../../platform/text/typed.ts";
import { CentsAmount, CivilDateText, Id, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";

const params = { id: Id } as const;
/** Hundredths of a percent: 9000 is 90 %. */
const Percent = z.int().min(0).max(10_000);
const Limit = CentsAmount.min(0).max(100_000_000_00);
/** A number by which the insurer knows it. */
const InsurersNumber = line().min(1).max(60);
const Reason = paragraphs().min(3).max(300).optional();

const InsuranceRow = z.object({
  /** The company's. */
  id: Id,
  companyName: z.string(),
  vatNumber: z.string(),
  state: z.enum(insuranceStates),
  /** What the insurer was asked for and has not answered. */
  asked: CentsAmount.optional(),
  askedOn: CivilDateText.optional(),
  /** What it covers today, how much of a loss it pays, and its last day. */
  cover: CentsAmount.optional(),
  percent: Percent.optional(),
  until: CivilDateText.optional(),
  /** What the company owes, and how much of that late. */
  exposure: CentsAmount,
  late: CentsAmount,
  /** The day by which the insurer is to be told of what is late; absent where it was, or nothing is. */
  declareBy: CivilDateText.optional(),
  openClaims: z.int(),
  /** What those orders owed. */
  claimed: CentsAmount,
});

const Cover = z.object({
  amount: CentsAmount,
  percent: Percent,
  from: CivilDateText,
  until: CivilDateText.optional(),
  reference: z.string(),
  reason: z.string().optional(),
});

const InsuredOrder = z.object({
  id: Id,
  number: z.string(),
  invoicedOn: CivilDateText.optional(),
  owedFrom: CivilDateText.optional(),
  amount: CentsAmount,
  covered: CentsAmount,
  /** What the insurer would pay of it. */
  expected: CentsAmount,
  /** What became of its claim; absent where the insurer was not told, or the claim was withdrawn. */
  claim: z.enum(claimStates).optional(),
  declareBy: CivilDateText.optional(),
});

const ClaimView = z.object({
  orderId: Id,
  orderNumber: z.string(),
  amount: CentsAmount,
  covered: CentsAmount,
  expected: CentsAmount,
  owedFrom: CivilDateText,
  declareBy: CivilDateText,
  declaredOn: CivilDateText,
  reference: z.string(),
  state: z.enum(claimStates),
  answeredOn: CivilDateText.optional(),
  indemnity: CentsAmount.optional(),
  paysBy: CivilDateText.optional(),
  reason: z.string().optional(),
  /** Cents of the order that were booked as the insurer's, and those that nobody has paid. */
  fromInsurer: CentsAmount,
  unpaid: CentsAmount,
  /** What it may become. */
  next: z.array(z.enum(claimStates)),
});

const InsuranceView = InsuranceRow.extend({
  policy: z.object({ insurer: z.string(), number: z.string() }),
  /** The latest first. */
  covers: z.array(Cover),
  orders: z.array(InsuredOrder),
  claims: z.array(ClaimView),
});

export const listInsurances = endpoint({
  access: "admin",
  method: "GET",
  path: "/back-office/insurances",
  shows: ["insurances", "orders", "credit"],
  summary:
    "The companies at the credit insurer, by name: what it covers, what they owe, by when it is to be told of what is late.",
  query: {
    ...paging,
    state: z.enum(insuranceStates).optional(),
    /** Those that pay something late of which the insurer was not told. */
    toDeclare: z.stringbool().optional(),
    /** A part of the company's name or VAT number. */
    text: z.string().max(100).optional(),
  },
  returns: page(InsuranceRow),
});

export const askInsurer = endpoint({
  access: "admin",
  method: "POST",
  path: "/back-office/insurances",
  about: { kind: "insurances" },
  stale: ["insurances"],
  summary:
    "Note that the credit insurer was asked to cover what a verified company owes, by one of its people; what it covers goes on meanwhile.",
  body: z.strictObject({ userId: Id, amount: Limit.positive(), on: CivilDateText }),
  returns: InsuranceView,
  errors: ["not-found", "not-eligible", "version-conflict"],
});

export const getInsurance = endpoint({
  access: "admin",
  method: "GET",
  path: "/back-office/insurances/{id}",
  params,
  shows: ["insurances", "orders", "credit"],
  summary:
    "A company at the credit insurer: its decisions, the orders that it covers, what is to be declared, the claims.",
  returns: InsuranceView,
  errors: ["not-found"],
});

const ofInsurance = { access: "admin", method: "POST", params, returns: InsuranceView } as const;

export const noteInsurersCover = endpoint({
  ...ofInsurance,
  path: "/back-office/insurances/{id}/covers",
  about: { kind: "insurances", id: "id" },
  stale: ["insurances"],
  summary:
    "Note what the insurer has decided, asked or by itself: up to how much it covers from a day on; 0 for a refusal, or to cover no more.",
  body: z.strictObject({
    amount: Limit,
    percent: Percent,
    from: CivilDateText,
    until: CivilDateText.optional(),
    reference: InsurersNumber,
    reason: Reason,
  }),
  errors: ["not-found", "limit-reached", "version-conflict"],
});

export const declareToInsurer = endpoint({
  ...ofInsurance,
  path: "/back-office/insurances/{id}/claims",
  about: { kind: "insurances", id: "id" },
  stale: ["insurances", "credit"],
  summary: "Note that the insurer was told of an order that is late; the company's credit ends with it.",
  body: z.strictObject({ orderId: Id, on: CivilDateText, reference: InsurersNumber }),
  errors: ["not-found", "invalid-transition", "limit-reached", "version-conflict"],
});

export const noteInsurersAnswer = endpoint({
  ...ofInsurance,
  path: "/back-office/insurances/{id}/claims/{orderId}",
  params: { id: Id, orderId: Id },
  about: { kind: "insurances", id: "id" },
  stale: ["insurances"],
  summary:
    "Note what the insurer answers to a claim: accepted with what it pays, or refused; or that it was withdrawn.",
  body: z.strictObject({
    state: z.enum(["accepted", "refused", "withdrawn"]),
    on: CivilDateText,
    indemnity: CentsAmount.positive().optional(),
    paysBy: CivilDateText.optional(),
    reason: Reason,
  }),
  errors: ["not-found", "invalid-transition", "version-conflict"],
});
