import { expect, vi } from "vitest";
import { romeDate } from "@solvia/core/platform/time";
import { Caller, password } from "../cloud.ts";
import { declared } from "../declared.ts";
import { dot } from "../dot.ts";
import type { BuyerName } from "./case.ts";
import { addressIn } from "./places.ts";

const agreed = { termsAccepted: true, salesConditionsAccepted: true, privacyRead: true };
const checklist = ["signer", "identity", "signature", "plant", "goods"];

/** A company abroad that the office has verified, once the register has answered of its number. */
async function companyAbroad(url: string, admin: Caller, to: "Berlin" | "Bucuresti", vatNumber: string, word: string) {
  const email = `${vatNumber.toLowerCase()}@example.com`;
  const owner = new Caller(url);
  const { header: _, telephone, countryCode, ...billing } = addressIn(to) as Record<string, string>;
  const { body } = await owner.call("POST", "/register", {
    accountType: "business",
    country: countryCode,
    email,
    password,
    name: "Greta",
    surname: "Sommer",
    telephone,
    vatNumber,
    companyName: `Sommer ${vatNumber}`,
    companyRole: "installer",
    noElectronicAddress: true,
    billingAddress: billing,
    ...agreed,
  });
  const { id } = body as { id: string };
  const user = (await admin.call("GET", `/back-office/users/${id}`)).body as { companyId: string };
  const path = `/back-office/companies/${user.companyId}`;
  await admin.call("POST", `/back-office/users/${id}/verify-email`);
  expect((await admin.call("POST", `${path}/verify`)).status).toBe(200);
  await vi.waitFor(
    async () => expect((await admin.call("GET", path)).body).toMatchObject({ vatCheck: { status: word } }),
    { timeout: 90_000, interval: 200 },
  );
  return owner.login(email);
}

/** An approved certificate for the rate of 10 %: of a person for their next order, of a company for the year. */
export async function certified(buyer: Caller, admin: Caller, company: object = {}): Promise<void> {
  const isCompany = Object.keys(company).length > 0;
  const { plantAddress, plantCity, plantProvince, plantWatts, goods, ...person } = declared;
  const plant = isCompany ? {} : { plantAddress, plantCity, plantProvince, plantWatts, goods };
  const drawn = await buyer.call("POST", "/vat/auto-certification/unsigned", { ...person, ...plant, ...company });
  expect(drawn.status, JSON.stringify(drawn.body)).toBe(200);
  const { items } = (await buyer.call("GET", "/vat/certifications")).body as {
    items: { id: string; status: string }[];
  };
  const id = items.find(({ status }) => status === "generated")?.id ?? "";
  const form = new FormData();
  const signed = { id, signature: dot.toString("base64"), identityExpiresOn: "2035-01-01" };
  for (const [name, value] of Object.entries(signed)) form.set(name, value);
  form.set("signedOn", romeDate(new Date()));
  form.set("identityCard", new Blob([Uint8Array.from(dot)], { type: "image/png" }), "carta.png");
  const sent = await buyer.call("POST", "/vat/auto-certification/signed", form);
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  expect((await admin.call("POST", `/back-office/vat-certifications/${id}/accept`, { checklist })).status).toBe(200);
}

/** The buyers of the cases, each made when the first case asks for it. */
export function buyersOf(url: string, admin: Caller): (name: BuyerName) => Promise<Caller> {
  const logIn = (name: string) => new Caller(url).login(`${name}@solvia.example`);
  const known = new Map<BuyerName, Promise<Caller>>();
  const make: Readonly<Record<BuyerName, () => Promise<Caller>>> = {
    consumer: () => logIn("cliente"),
    certified: () => logIn("cliente"),
    business: () => logIn("azienda"),
    installer: async () => {
      const installer = await logIn("installatore");
      await certified(installer, admin, { role: "legal_representative", companySeat: "Via Appia 35, 72100 Brindisi" });
      return installer;
    },
    german: () => companyAbroad(url, admin, "Berlin", "DE136695976", "valid"),
    romanian: () => companyAbroad(url, admin, "Bucuresti", "RO9999", "unknown"),
  };
  return async (name) => {
    const buyer = known.get(name) ?? make[name]();
    known.set(name, buyer);
    // A person's certificate is for one order.
    if (name === "certified") await certified(await buyer, admin);
    return buyer;
  };
}
