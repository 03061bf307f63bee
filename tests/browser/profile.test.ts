import { Secret, TOTP } from "otpauth";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { newId } from "@solvia/core/platform/ids";
import type { LocalCloud } from "@solvia/local/cloud";
import { ensureSite } from "@solvia/local/web-build";
import { vatNumber } from "../support/accounts.ts";
import { axeFindings } from "../support/axe.ts";
import { dot } from "../support/dot.ts";
import { openVisitor, startBrowser, widths, type Width } from "../support/browser.ts";
import { mails, password as firstPassword, startTestCloud } from "../support/cloud.ts";
import { inMailTo } from "../support/office.ts";

let cloud: LocalCloud;
let browser: Browser;

beforeAll(async () => {
  await ensureSite();
  [cloud, browser] = await Promise.all([startTestCloud({ seeded: false }), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await cloud.stop();
});

async function aPerson(more: { plan?: "premium"; roles?: readonly "admin"[] } = {}): Promise<string> {
  const email = `${newId().toLowerCase()}@example.com`;
  const person = { email, password: firstPassword, name: "Ada", surname: "Neri", roles: more.roles ?? [] };
  await createDemonstrationUser({ ...person, plan: more.plan }, new Date());
  return email;
}

/** Fills in the login that is open, and sends it. */
async function fillDialog(page: Page, email: string, password = firstPassword): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(email);
  await dialog.getByLabel("Password").first().fill(password);
  await dialog.getByRole("button", { name: "Accedi" }).click();
}

async function fillLogin(page: Page, email: string, password = firstPassword): Promise<void> {
  await page.goto("/login");
  await fillDialog(page, email, password);
}

async function login(page: Page, email: string, password = firstPassword): Promise<void> {
  await fillLogin(page, email, password);
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function linkTo(email: string, page: string): Promise<string> {
  for (;;) {
    const found = (await mails(cloud.mailboxUrl)).find(
      ({ to, html }) => to.some(({ address }) => address === email) && html.includes(`/${page}?token=`),
    );
    const link = found && new RegExp(`/${page}\\?token=[\\w-]+`).exec(found.html)?.[0];
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

describe.each(["desktop", "phone"] as const)("on a %s", (width: Width) => {
  it("sets up the second factor by its QR code's key, and logs in with the app's code and with a recovery code", async () => {
    const email = await aPerson();
    const page = await openVisitor(browser, cloud.url, width);
    await login(page, email);
    await page.goto("/profile/settings");
    const factor = section(page, "Verifica in due passaggi");
    await factor.getByRole("button", { name: "Attiva" }).click();
    await factor.getByLabel("Password attuale").fill(firstPassword);
    await factor.getByRole("button", { name: "Attiva" }).click();
    await factor.getByRole("img", { name: "Codice QR" }).waitFor();
    const secret = ((await factor.locator("code").textContent()) ?? "").replaceAll(" ", "");
    await factor.getByLabel("Codice dell'app").fill(codeOf(secret));
    await factor.getByRole("button", { name: "Conferma e attiva" }).click();
    await factor.getByText("Codici di recupero", { exact: true }).waitFor();
    const [recovery = ""] = await factor.locator(".codes code").allTextContents();
    await factor.getByRole("button", { name: "Li ho conservati" }).click();
    await factor.getByText(/^Attiva dal/).waitFor();

    const again = await openVisitor(browser, cloud.url, width);
    await fillLogin(again, email);
    await again.getByLabel("Codice di verifica").fill("000000");
    await again.getByRole("dialog").getByRole("button", { name: "Accedi" }).click();
    await again.getByText("Il codice non è giusto").waitFor();
    await again.getByLabel("Codice di verifica").fill(codeOf(secret, 1));
    await again.getByRole("dialog").getByRole("button", { name: "Accedi" }).click();
    await again.getByRole("dialog").waitFor({ state: "hidden" });

    const lost = await openVisitor(browser, cloud.url, width);
    await fillLogin(lost, email);
    await lost.getByLabel("Codice di verifica").fill(recovery);
    await lost.getByRole("dialog").getByRole("button", { name: "Accedi" }).click();
    await lost.getByRole("dialog").waitFor({ state: "hidden" });
    await lost.goto("/profile/settings");
    await lost.getByText("Ti restano 9 codici di recupero.").waitFor();
    await expect.poll(() => lost.getByRole("button", { name: "Chiudi la sessione" }).count()).toBe(2);
  });

  it("changes the password by the old one: the other device is logged out, a mail and a notification tell", async () => {
    const email = await aPerson();
    const [page, other] = [await openVisitor(browser, cloud.url, width), await openVisitor(browser, cloud.url, width)];
    await login(page, email);
    await login(other, email);
    await page.goto("/profile/account");
    const password = section(page, "Password");
    await password.getByLabel("Password attuale").fill("not the right one");
    await password.getByLabel("Nuova password").fill("tutta un'altra parola");
    await password.getByRole("button", { name: "Cambia password" }).click();
    await password.getByText("La password non è giusta.").waitFor();
    await password.getByLabel("Password attuale").fill(firstPassword);
    await password.getByRole("button", { name: "Cambia password" }).click();
    await page.getByText("Password cambiata.").waitFor();
    await other.goto("/profile/account");
    await other.getByRole("dialog", { name: "Accedi" }).waitFor();
    await login(other, email, "tutta un'altra parola");
    await page.goto("/profile/notifications");
    await page.getByText("La tua password è cambiata.").first().waitFor();
    const subjects = async () => (await mails(cloud.mailboxUrl)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain("La tua password è cambiata");
  });

  it("asks who comes back after the session's end to log in over the page, which keeps what was typed", async () => {
    const email = await aPerson();
    const page = await openVisitor(browser, cloud.url, width);
    await login(page, email);
    await page.goto("/profile/account");
    const surname = page.getByLabel("Cognome");
    await surname.fill("Neri Bianchi");
    await page.context().clearCookies();
    await section(page, "Dati di contatto").getByRole("button", { name: "Salva" }).click();
    const dialog = page.getByRole("dialog", { name: "Accedi" });
    await dialog.getByText("La sessione è scaduta: accedi e riprova.").waitFor();
    await fillDialog(page, email);
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => surname.inputValue()).toBe("Neri Bianchi");
    await section(page, "Dati di contatto").getByRole("button", { name: "Salva" }).click();
    await page.getByText("Salvato!").first().waitFor();
  });

  it("resets a forgotten password by the mail's link", async () => {
    const email = await aPerson();
    const page = await openVisitor(browser, cloud.url, width);
    await page.goto("/login");
    await page.getByRole("link", { name: "Password dimenticata?" }).click();
    await page.getByRole("heading", { name: "Reimposta la password" }).waitFor();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Invia il link" }).click();
    await page.getByText("Se l'indirizzo è registrato").waitFor();
    await page.goto(await linkTo(email, "reset-password"));
    await page.getByLabel("Nuova password").fill("tutta un'altra parola");
    await page.getByRole("button", { name: "Salva" }).click();
    await page.getByText("Password salvata").waitFor();
    await login(page, email, "tutta un'altra parola");
    await page.goto("/profile/account");
    await page.getByText(`Accedi con ${email}.`).waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  it("makes an API key that is shown once, and revokes it", async () => {
    const page = await openVisitor(browser, cloud.url, width);
    await login(page, await aPerson({ plan: "premium" }));
    await page.goto("/profile/settings");
    const key = section(page, "Chiave API");
    await key.getByText("Non hai ancora una chiave.").waitFor();
    await key.getByRole("button", { name: "Crea la chiave" }).click();
    await key.getByLabel("Password attuale").fill(firstPassword);
    await key.getByRole("button", { name: "Crea la chiave" }).click();
    await key.getByText("Copiala adesso").waitFor();
    const shown = (await key.locator("code").textContent()) ?? "";
    const { status } = await fetch(`${cloud.url}/api/orders`, { headers: { authorization: `Bearer ${shown}` } });
    expect(status).toBe(200);
    await page.reload();
    await key.getByText(`${shown.slice(0, 13)}…`).waitFor();
    expect(await page.content()).not.toContain(shown);
    await key.getByRole("button", { name: "Revoca" }).click();
    await page.getByRole("button", { name: "Conferma" }).click();
    await key.getByText("Non hai ancora una chiave.").waitFor();
  });

  it("is readable by everybody: axe finds nothing on its pages", async () => {
    const page = await openVisitor(browser, cloud.url, width);
    await login(page, await aPerson({ plan: "premium" }));
    for (const [path, heading] of [
      ["/profile/account", "Account"],
      ["/profile/settings", "Impostazioni"],
      ["/profile/notifications", "Ancora nessuna notifica"],
    ] as const) {
      await page.goto(path);
      await page.getByRole("heading", { name: heading, exact: true }).waitFor();
      expect(await axeFindings(page), path).toEqual([]);
    }
  });

  it("shows beside the place where one is the others that there are", async () => {
    const page = await openVisitor(browser, cloud.url, width);
    await login(page, await aPerson());
    await page.goto("/profile/account");
    const orders = page
      .getByRole("navigation", { name: "Il mio profilo" })
      .getByRole("link", { name: "I miei ordini" });
    await expect
      .poll(async () => {
        const box = await orders.boundingBox();
        return box !== null && box.x + box.width <= widths[width].width;
      })
      .toBe(true);
  });

  it("takes the data along and closes the account by the password", async () => {
    const email = await aPerson();
    const page = await openVisitor(browser, cloud.url, width);
    await login(page, email);
    await page.goto("/profile/settings");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Scarica i tuoi dati" }).click();
    const file = await (await download).createReadStream();
    const text = (await file.toArray()).map(String).join("");
    expect(JSON.parse(text)).toMatchObject({ sections: { User: [{ email }] } });
    await page.getByRole("button", { name: "Chiudi l'account" }).click();
    await page.getByRole("dialog").getByLabel("Password attuale").fill(firstPassword);
    await page.getByRole("button", { name: "Chiudi l'account per sempre" }).click();
    await page.getByText("Il tuo account è chiuso.").waitFor();
    await fillLogin(page, email);
    await page.getByText("Forse non sei registrato, o la password è errata.").waitFor();
  });

  it("leads an administrator without a second factor to it where the stage requires one", async () => {
    const before = process.env["ADMINISTRATORS_SECOND_FACTOR"];
    process.env["ADMINISTRATORS_SECOND_FACTOR"] = "required";
    try {
      const page = await openVisitor(browser, cloud.url, width);
      await login(page, await aPerson({ roles: ["admin"] }));
      await page.getByText("Come amministratore devi attivarla").waitFor();
      await expect.poll(() => page.getByRole("link", { name: "Back office" }).count()).toBe(0);
    } finally {
      // The other files' administrators share this process.
      process.env["ADMINISTRATORS_SECOND_FACTOR"] = before;
    }
  });

  it("confirms the telephone by the code of a text message, and takes no wrong one", async () => {
    const page = await openVisitor(browser, cloud.url, width);
    await login(page, await aPerson());
    await page.goto("/profile/account");
    const contact = section(page, "Dati di contatto");
    // A telephone of its own for each width: one is rung at most three times an hour.
    const number = width === "desktop" ? "+39 333 123 4567" : "+39 333 123 4568";
    await contact.getByRole("textbox", { name: "Telefono" }).fill(number);
    await contact.getByRole("button", { name: "Salva" }).click();
    await page.getByText("Salvato!").first().waitFor();
    await contact.getByRole("button", { name: "Conferma il telefono" }).click();
    await contact.getByText("Ti abbiamo mandato un codice per SMS").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const address = `${number.replaceAll(" ", "")}@sms.example`;
    const sent = () => inMailTo(cloud, address, /\d{6}/);
    await expect.poll(sent).toBeTruthy();
    const code = (await sent()) ?? "";
    const field = contact.getByRole("textbox", { name: "Codice di sei cifre" });
    await field.fill(code === "000000" ? "111111" : "000000");
    await contact.getByRole("button", { name: "Conferma", exact: true }).click();
    await contact.getByText("Il codice non è giusto").waitFor();
    await field.clear();
    await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`);
    await contact.getByRole("button", { name: "Conferma", exact: true }).click();
    await contact.getByText("Confermato", { exact: true }).waitFor();
  });

  it("puts a logo on the company, and says when a file is none", async () => {
    const email = `${newId().toLowerCase()}@example.com`;
    const company = {
      name: "Logo S.r.l.",
      vatNumber: vatNumber(),
      role: "installer",
    };
    const person = { email, password: firstPassword, name: "Ada", surname: "Neri", roles: [], company };
    await createDemonstrationUser(person, new Date());
    const page = await openVisitor(browser, cloud.url, width);
    await login(page, email);
    await page.goto("/profile/account");
    const part = section(page, "Azienda");
    const choose = part.getByLabel("Logo dell'azienda");
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/png", buffer });
    await choose.setInputFiles(file("finto.png", Buffer.from("no picture at all")));
    await part.getByRole("alert").waitFor();
    await choose.setInputFiles(file("logo.png", dot));
    await part.locator("img").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    const image = part.locator("img");
    await image.waitFor();
    const drawn = () => image.evaluate((element) => (element as unknown as { naturalWidth: number }).naturalWidth);
    await expect.poll(drawn).toBeGreaterThan(0);
  });
});
