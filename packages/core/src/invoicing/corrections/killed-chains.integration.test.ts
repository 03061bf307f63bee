import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { invoiced, invoicedOrder, issuedAt, knownPerson, mario } from "../../../../../tests/support/invoiced-order.ts";
import { oneStopShop, payment, soldOrder, workedExample } from "../../../../../tests/support/invoices.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { CompanyEntity } from "../../accounts/account.table.ts";
import { CertificateEntity, CertificateUseEntity, indexKeysOf } from "../../certificates/certificate.table.ts";
import type { Certificate } from "../../certificates/certificate.ts";
import { findCoupon } from "../../coupons/index.ts";
import { loadOrder, receiptsOf, treatmentFor } from "../../orders/index.ts";
import { retaxedOrder } from "../../orders/reduced-vat/retax-order.ts";
import { newId } from "../../platform/ids.ts";
import { VatDataEntity } from "../../tax/vat-data.table.ts";
import { correctionPlan } from "./begin-correction.ts";
import type { Correction, CorrectionWish } from "./correction.ts";
import { CorrectionEntity, correctionItem, correctionsOf } from "./correction.table.ts";
import { runCorrection } from "./run-correction.ts";

useDatabase();
useObjectStorage();

const now = issuedAt;
const at = now.toISOString();
const iban = "IT60X0542811101000000123456";
const declaration = {
  name: "Mario",
  surname: "Rossi",
  birthPlace: "Roma",
  birthDate: "1985-12-10",
  residence: "Via Verdi 3, Roma",
  ...mario,
  place: "Roma",
};

/** A certificate for all purchases of a year, of which this order knows. */
async function certified(userId: string, orderId: string, status: "approved" | "revoked") {
  const certificate = {
    id: newId(),
    version: 1,
    userId,
    kind: "open",
    status,
    declaration,
    unsigned: { key: "k", hash: "h", on: at },
    validUntil: "2026-12-31",
    createdOn: at,
    changedOn: at,
  } as unknown as Certificate;
  await CertificateEntity.build(PutItemCommand)
    .item({ ...certificate, ...indexKeysOf(certificate) })
    .send();
  const use = { certificateId: certificate.id, orderId, number: "N", watts: 4500 };
  if (status === "revoked") await CertificateUseEntity.build(PutItemCommand).item(use).send();
  const { id, kind } = certificate;
  return { id, kind, status: "approved" as const, watts: 4500 };
}

const paid = (total: number) => [
  payment(1, total, { status: "paid", settledOn: "2026-11-20", settlementRef: newId() }),
];

/** At 10 % by a certificate that was revoked since. */
async function atTen(): Promise<string> {
  const order = await storedPaidOrder();
  const certificate = await certified(order.userId, order.id, "revoked");
  await knownPerson(order.userId);
  return (await invoicedOrder({ ...order, reducedVat: true, certificate })).id;
}

/** At 22 %, though a certificate was approved. */
async function atTwentyTwo(): Promise<string> {
  const full = retaxedOrder(workedExample(), await treatmentFor(workedExample(), { target: "full" }, now));
  const order = await storedPaidOrder({ amounts: full.amounts, transactions: paid(345_809) });
  await certified(order.userId, order.id, "approved");
  await knownPerson(order.userId);
  return (await invoiced(order)).id;
}

const number = "FR40303265045";

/** With France's VAT, since the register hadn't confirmed its company's number, which it has by now. */
async function atFrances(): Promise<string> {
  const panels = { productId: "PANEL", category: "panels" as const, quantity: 10, unit: 10_000, wasteFee: 0 };
  const { amounts, lines } = soldOrder([panels], {
    treatment: { ...oneStopShop, row: "4", why: "register-silent" },
  });
  const companyId = newId();
  await CompanyEntity.build(PutItemCommand)
    .item({
      id: companyId,
      version: 1,
      companyName: "Soleil SARL",
      vatNumber: "40303265045",
      countryCode: "FR",
      companyRole: "installer",
      status: "verified",
      wholesaleActive: false,
      userIds: [],
      createdOn: at,
    } as never)
    .send();
  await VatDataEntity.build(PutItemCommand)
    .item({ vat: number, status: "valid", source: "VIES", checkedAt: at, expiresAt: 2e9 })
    .send();
  const street = { street: "Rue du Soleil", houseNumber: "3", postalCode: "75001", city: "Paris", countryCode: "FR" };
  const order = await storedPaidOrder({
    lines,
    amounts,
    companyId,
    locale: "fr",
    customer: { name: "Ada", email: "a@example.com", language: "fr", companyName: "Soleil SARL", vatNumber: number },
    address: { id: "A1", header: "Soleil", ...street, tailLift: false } as never,
    transactions: paid(120_000),
  });
  return (await invoiced(order, {})).id;
}

async function ordinary(): Promise<string> {
  const order = await storedPaidOrder();
  await knownPerson(order.userId);
  return (await invoiced(order)).id;
}

/** A correction that was begun, and no step of which is done: as it lies there when all dies at once. */
async function lying(id: string, wish: CorrectionWish): Promise<Correction> {
  const { steps } = await correctionPlan(id, wish, now);
  const order = await loadOrder(id);
  const treatment = wish.vat && (await treatmentFor(order, { target: wish.vat }, now));
  const { userId } = order;
  const correction = { orderId: id, userId, place: 0, version: 1, wish, treatment, steps, by: "office", begunOn: at };
  await CorrectionEntity.build(PutItemCommand).item(correctionItem(correction)).send();
  return correction;
}

async function outcome(id: string) {
  const order = await loadOrder(id);
  const { treatment, groups } = order.amounts;
  const [correction] = await correctionsOf(id);
  const coupon = await findCoupon(`CORR-${id.slice(-10)}-0`);
  return {
    documents: (order.invoices ?? []).map(({ type, total }) => `${type} ${total}`),
    payments: order.transactions.filter(({ superseded }) => !superseded).map(({ amount, status }) => [amount, status]),
    refunds: (await receiptsOf(order)).flatMap(({ refunds }) => refunds.map(({ amount }) => amount)),
    coupon: coupon?.amount,
    rule: [treatment.rule, groups.map(({ rate }) => rate).join()],
    certificate: order.certificate?.status,
    done: correction?.steps.every(({ doneOn }) => doneOn),
  };
}

const wrongVat = { kind: "wrong-vat", reason: "IVA sbagliata", amends: "refund", iban } as const;
const untouched = { refunds: [], coupon: undefined, rule: ["domestic-reduced", "1000,2200"], certificate: undefined };

it.each([
  [
    "10 % that should have been 22 %",
    atTen,
    { ...wrongVat, vat: "full" },
    ["credit 319805", "retax -26004", "payment 26004", "invoice 345809"],
    {
      ...untouched,
      documents: ["TD01 319805", "TD04 319805", "TD01 345809"],
      payments: [
        [319_805, "paid"],
        [26_004, "pending_payment"],
      ],
      rule: ["domestic", "2200"],
      certificate: "revoked",
    },
  ],
  [
    "22 % that should have been 10 %",
    atTwentyTwo,
    { ...wrongVat, vat: "reduced" },
    ["credit 345809", "retax 26004", "invoice 319805", "refund 26004"],
    {
      ...untouched,
      documents: ["TD01 345809", "TD04 345809", "TD01 319805"],
      payments: [[345_809, "paid"]],
      refunds: [26_004],
      certificate: "approved",
    },
  ],
  [
    "the destination's VAT, its number confirmed since",
    atFrances,
    { ...wrongVat, vat: "intra-community" },
    ["credit 120000", "retax 20000", "invoice 100000", "refund 20000"],
    {
      ...untouched,
      documents: ["TD01 120000", "TD04 120000", "TD01 100000"],
      payments: [[120_000, "paid"]],
      refunds: [20_000],
      rule: ["intra-community", "0"],
    },
  ],
  [
    "a promise kept by a coupon",
    ordinary,
    { kind: "price-promise", reason: "Prezzo promesso", amount: 5000, amends: "coupon" },
    ["coupon 4431"],
    { ...untouched, documents: ["TD01 319805"], payments: [[319_805, "paid"]], coupon: 4431 },
  ],
  [
    "two panels that were missing",
    ordinary,
    {
      kind: "shortage",
      reason: "Mancano due moduli",
      pieces: [{ productId: "PANEL", quantity: 2 }],
      amends: "refund",
      iban,
    },
    ["credit 19694", "refund 19694"],
    {
      ...untouched,
      documents: ["TD01 319805", "TD04 19694"],
      payments: [[319_805, "paid"]],
      refunds: [19_694],
    },
  ],
] as const)(
  "%s: killed at any moment, it is gone on with to the same end",
  async (_, prepared, wish, chain, expected) => {
    const { steps } = await lying(await prepared(), wish);
    expect(steps.map(({ name, amount }) => `${name} ${amount}`)).toEqual(chain);
    const moments = steps.flatMap(({ name }) => [`before ${name}`, `done ${name}`]);
    for (const deadly of moments) {
      const id = await prepared();
      await lying(id, wish);
      const dies = (moment: string): void => {
        if (moment === deadly) throw new Error("killed");
      };
      await expect(runCorrection(id, 0, now, dies)).rejects.toThrow("killed");
      await Promise.all([runCorrection(id, 0, now), runCorrection(id, 0, now)]);
      await runCorrection(id, 0, now);
      expect([deadly, await outcome(id)]).toEqual([deadly, { ...expected, done: true }]);
    }
  },
);
