import { afterAll, beforeAll, expect, it } from "vitest";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { anEmail } from "../support/accounts.ts";
import { axeFindings } from "../support/axe.ts";
import { password } from "../support/cloud.ts";
import { openAs, startOffice, type Office } from "../support/office.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.stop());

const aPerson = async (roles: readonly "merchant"[]): Promise<string> => {
  const email = anEmail();
  await createDemonstrationUser({ email, password, name: "Ada", surname: "Neri", roles }, new Date());
  return email;
};

it.each(["desktop", "phone"] as const)(
  "%s: a merchant connects, leaves something out, reads what is missing until when, and is ready",
  async (width) => {
    const email = await aPerson(["merchant"]);
    const page = await openAs(office, email, "/profile/account", width);
    const section = page.getByRole("region", { name: "Incassi con carta", exact: true });
    await section.getByRole("button", { name: "Collegati al gestore", exact: true }).click();
    await page.getByLabel("IBAN").fill("IT60X0542811101000000123456");
    await page.getByRole("button", { name: "Invia", exact: true }).click();

    await section.getByText(/^Manca ancora, entro (il |l.)\d/).waitFor();
    expect(await section.getByRole("listitem").allInnerTexts()).toEqual([
      "Documento d'identità",
      "Descrizione dell'attività",
    ]);
    expect(await axeFindings(page)).toEqual([]);
    const fits = "document.documentElement.scrollWidth <= document.documentElement.clientWidth";
    expect(await page.evaluate(fits)).toBe(true);
    await section.getByRole("button", { name: "Continua", exact: true }).click();
    await page.getByLabel("Documento d'identità").selectOption("readable");
    await page.getByLabel("Che cosa vendi").fill("Pannelli solari");
    await page.getByRole("button", { name: "Invia", exact: true }).click();

    await section.getByText("Attivo", { exact: true }).waitFor();
    expect(await section.getByRole("button").count()).toBe(0);
    const list = await office.open("/back-office/merchants", width);
    await list.getByText(email).first().waitFor();
    await list.getByText("Attivo", { exact: true }).filter({ visible: true }).first().waitFor();
    expect(await axeFindings(list)).toEqual([]);
  },
);

it("shows nothing of it to who is no merchant", async () => {
  const page = await openAs(office, await aPerson([]), "/profile/account");
  await page.getByRole("region", { name: "Password", exact: true }).waitFor();
  expect(await page.getByRole("region", { name: "Incassi con carta" }).count()).toBe(0);
});
