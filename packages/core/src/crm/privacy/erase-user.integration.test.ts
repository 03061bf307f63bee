import { expect, it } from "vitest";
import {
  anEmail,
  announced,
  business,
  password,
  privatePerson,
  stored,
  vatNumber,
} from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { saveAddress } from "../../accounts/addresses.ts";
import { listCompanies, verifyCompany } from "../../accounts/company/change-company.ts";
import { closeAccount, eraseAccount } from "../../accounts/close-account.ts";
import { login } from "../../accounts/login/login.ts";
import { register } from "../../accounts/registration/register.ts";
import { userOfCookie } from "../../accounts/login/session.ts";
import { sessionCookie } from "../../platform/http/session-cookie.ts";
import { isTaken } from "../../accounts/taken.ts";
import { verifyEmail } from "../../accounts/registration/verify-email.ts";
import { sendMessage } from "../chat/send-message.ts";
import type { User } from "../../platform/access.ts";
import { newId } from "../../platform/ids.ts";
import { eraseUser } from "./erase-user.ts";
import { exportedShapes } from "../../contract/shapes/exported.ts";
import { exportUser } from "./export-user.ts";
import { setBackOfficeNotes } from "../../orders/change-order.ts";
import { markPaid } from "../../orders/payment/settle-transaction.ts";
import { accountClosed, userRegistered } from "../../accounts/events.ts";

useDatabase();

async function person(registration = privatePerson(anEmail())) {
  const { id } = await register(registration, "192.0.2.1", now);
  const token = (await announced(userRegistered)).find(({ userId }) => userId === id)?.token ?? "";
  await verifyEmail(token, now);
  const waiting = (await listCompanies({ status: "pending", limit: 200 })).items.find(({ userIds }) =>
    userIds.includes(id),
  );
  if (waiting) await verifyCompany(waiting.id, now);
  const set = await login({ email: registration.email, password }, { device: "Firefox on Ada's laptop" }, now);
  const cookies = { [sessionCookie]: set.slice(sessionCookie.length + 1, set.indexOf(";")) };
  return { cookies, user: (await userOfCookie(cookies, now)) as User };
}

const address = (street: string) => ({
  header: "Ada Neri",
  street,
  houseNumber: "1",
  postalCode: "20129",
  city: "Milano",
  provinceCode: "MI",
  countryCode: "IT",
  addressType: "shipping" as const,
  telephone: "02 8394 1234",
  tailLift: false,
  truckAccess: true,
  forklift: false,
  island: false,
});

it("closes an account by its password: nothing personal stays, the e-mail is free, the old cookie is dead", async () => {
  const street = `Via ${newId()}`;
  const { cookies, user } = await person();
  await saveAddress(user, address(street), undefined, now);
  await expect(closeAccount(user, "wrong", now)).rejects.toMatchObject({ code: "wrong-credentials" });
  await closeAccount(user, password, now);
  await eraseUser(user.id);
  expect(await userOfCookie(cookies, now)).toBeUndefined();
  expect(await isTaken("EMAIL", user.email)).toBe(false);
  await expect(login({ email: user.email, password }, { device: undefined }, now)).rejects.toMatchObject({
    code: "wrong-credentials",
  });
  const left = await stored();
  expect(left).toContain(user.id);
  for (const gone of [street, user.email, "Ada's laptop", "+390283941234"]) expect(left).not.toContain(gone);
});

it("exports every personal field that is kept, and no secret", async () => {
  const street = `Via ${newId()}`;
  const { user } = await person();
  await saveAddress(user, address(street), undefined, now);
  const { place } = await readyCart(await product(10), 1, user);
  await place();
  const { sections } = await exportUser(user, exportedShapes, now);
  expect(sections["User"]).toMatchObject([{ email: user.email, name: "Ada", surname: "Neri" }]);
  expect(sections["Address"]).toContainEqual(expect.objectContaining({ street }));
  expect(sections["Order"]).toMatchObject([{ customer: { email: user.email } }]);
  expect(sections["Session"]).toMatchObject([{ device: "Firefox on Ada's laptop" }]);
  const { user: buyerOfFirm } = await person(business(vatNumber()));
  expect((await exportUser(buyerOfFirm, exportedShapes, now)).sections["Company"]).toMatchObject([
    { companyName: "Neri S.r.l.", administrationEmail: buyerOfFirm.email },
  ]);
  const text = JSON.stringify(sections);
  for (const secret of ["argon2id", "secretHash", "passwordHash"]) expect(text).not.toContain(secret);
});

it("exports orders with what was ordered and paid, and carts with their lines; none of the office's own", async () => {
  const { user } = await person();
  const productId = await product(10);
  const { place } = await readyCart(productId, 2, user);
  const placed = await place();
  const mark = { settledOn: "2026-11-20", settlementRef: "CRO 5" };
  await markPaid(`${placed.id}.1`, "manual_wire_transfer", mark, now);
  await setBackOfficeNotes(placed.id, { notes: "A word among us", seen: "" }, now);
  await readyCart(productId, 3, user);
  const { sections } = await exportUser(user, exportedShapes, now);
  const { number, amounts } = placed;
  expect(sections["Order"]).toMatchObject([
    {
      number,
      amounts: { total: amounts.total, vatAmount: amounts.vatAmount },
      lines: [{ productId, quantity: 2, amount: amounts.productsAmount }],
      transactions: [{ amount: amounts.total, status: "paid", settlementRef: "CRO 5" }],
      documents: [{ kind: "pro-forma" }],
    },
  ]);
  expect(sections["Receipt"]).toMatchObject([{ orderNumber: number, amount: amounts.total, reference: "CRO 5" }]);
  expect(sections["OpenOrder"]).toMatchObject([{ lines: [{ productId, quantity: 3 }] }]);
  expect(JSON.stringify(sections)).not.toContain("A word among us");
});

it("keeps a placed order as it was, and the cart goes", async () => {
  const { user } = await person();
  const { place } = await readyCart(await product(10), 2, user);
  const { id } = await place();
  await readyCart(await product(10), 1, user);
  await eraseAccount(user.id, now);
  await eraseUser(user.id);
  const left = await stored();
  expect(left).toContain(`"pk":"ORDER#${id}"`);
  expect(left).not.toContain(`"pk":"USER#${user.id}","sk":"OPENORDER"`);
});

it("erases a chat with all that was said in it", async () => {
  const { user } = await person();
  await sendMessage(user, { chatId: user.id, clientMessageId: newId(), text: "My roof leaks" }, now);
  expect(await stored()).toContain("My roof leaks");
  await eraseAccount(user.id, now);
  await eraseUser(user.id);
  await eraseUser(user.id);
  expect(await stored()).not.toContain("My roof leaks");
});

it("frees the VAT number of a company that nobody is left in, and drops its contacts", async () => {
  const number = vatNumber();
  const { user } = await person(business(number));
  await eraseAccount(user.id, now);
  expect(await isTaken("VAT", `IT${number}`)).toBe(false);
  const again = await person(business(number));
  expect(again.user.companyId).not.toBe(user.companyId);
});

it("knows no stranger, and closing twice changes nothing", async () => {
  const { user } = await person();
  await expect(eraseAccount(buyer().id, now)).rejects.toMatchObject({ code: "not-found" });
  await eraseAccount(user.id, now);
  await eraseAccount(user.id, now);
  expect((await announced(accountClosed)).filter(({ userId }) => userId === user.id)).toHaveLength(1);
});
