import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { forecastLoad, movementWrites } from "@solvia/core/logistics";
import { newId } from "@solvia/core/platform/ids";
import { romeDate } from "@solvia/core/platform/time";
import { scanSerial } from "@solvia/core/serials/scan/scan-serial";
import { ensureSite } from "@solvia/local/web-build";
import { axeFindings } from "../support/axe.ts";
import { startBrowser } from "../support/browser.ts";
import { password, startTestCloud } from "../support/cloud.ts";
import { writeCodeVideo } from "../support/code-video.ts";
import { openAs } from "../support/office.ts";
import { unpriced } from "../support/shop.ts";
import type { Stage } from "../support/shop-stage.ts";

const worker = "magazzino@solvia.example";
const stage = {} as Stage;
const folder = mkdtempSync(join(tmpdir(), "solvia-codes-"));

beforeAll(async () => {
  await ensureSite();
  const film = join(folder, "codes.y4m");
  writeCodeVideo(film, [
    { symbol: "code128", text: "SUN2309A000123" },
    { symbol: "ean13", text: "4006381333931" },
    { symbol: "gs1-128", text: "(00)106141411234567897" },
  ]);
  const camera = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];
  stage.cloud = await startTestCloud({ seeded: false });
  stage.browser = await startBrowser([...camera, `--use-file-for-fake-video-capture=${film}`]);
  await createDemonstrationUser(
    { email: worker, name: "Marta", surname: "Riva", password, roles: ["warehouse"] },
    new Date(),
  );
});
afterAll(async () => {
  await (stage as Partial<Stage>).browser?.close();
  await (stage as Partial<Stage>).cloud?.stop();
  rmSync(folder, { recursive: true });
});

const count = (page: Page, text: string) => page.getByText(text, { exact: true });
const recorded = (page: Page) => page.getByRole("region", { name: "Matricole registrate" });
const refused = (page: Page) => page.getByRole("region", { name: "Letture rifiutate" });
const codes = (page: Page) => page.getByRole("log", { name: "Codici letti" });

/** Types as a wedge scanner does: every key at once, whatever has the focus. */
const wedge = (page: Page, text: string) =>
  page.evaluate(
    `for (const key of ${JSON.stringify(text.replaceAll("\u001D", "§"))}) {
      const target = document.activeElement ?? document.body;
      const event = new KeyboardEvent("keydown", { key: key === "\\r" ? "Enter" : key === "§" ? "]" : key, ctrlKey: key === "§", bubbles: true, cancelable: true });
      const isTyped = target.dispatchEvent(event) && key !== "\\r" && key !== "§";
      if (isTyped && "value" in target) {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), "value").set.call(target, target.value + key);
        target.dispatchEvent(new Event("input", { bubbles: true }));
      }
    }`,
  );

it("reads codes by the camera, whose reader comes from the site itself and only when it is opened", async () => {
  const page = await openAs(stage, worker, "/scanner", "phone");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const open = page.getByRole("button", { name: "Apri la fotocamera" });
  await open.waitFor();
  expect(asked.filter((url) => url.endsWith(".wasm"))).toEqual([]);
  await open.click();
  for (const said of ["SUN2309A000123", "Questo è il codice dell'articolo (EAN)", "Questo è il codice del bancale"]) {
    await codes(page).getByText(said).first().waitFor();
  }
  const readers = asked.filter((url) => url.includes(".wasm"));
  expect(readers.map((url) => new URL(url).origin)).toEqual([new URL(stage.cloud.url).origin]);
  expect(errors).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Chiudi la fotocamera" }).click();
  await page.locator("video").waitFor({ state: "detached" });
});

it("receives a delivery by the camera: a serial once however long it is seen, and what is none in words", async () => {
  const product = await unpriced("inverters");
  const planned = { id: newId(), cause: "purchase" as const, lines: [{ productId: product, quantity: 1 }] };
  const movement = forecastLoad({ ...planned, forecastOn: romeDate(new Date()) }, new Date());
  await execute(...movementWrites(movement));
  const page = await openAs(stage, worker, `/warehouses/inputs/${movement.id}`, "phone");
  await page.getByRole("button", { name: "Apri la fotocamera" }).click();
  await recorded(page).getByText("SUN2309A000123", { exact: true }).waitFor();
  await page.getByRole("alert").getByText("Questo è il codice dell'articolo (EAN)").waitFor();
  // The film begins again.
  await page.getByRole("alert").getByText("È già letta in questo movimento: conta una volta sola.").waitFor();
  expect(await recorded(page).getByText("SUN2309A000123", { exact: true }).count()).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Chiudi la fotocamera" }).click();
  await page.getByRole("button", { name: "Registra l'arrivo" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Conferma" }).click();
  await page.getByText("Arrivo registrato").waitFor();
});

it("hears a wedge scanner wherever the focus is, and loses nothing of it into a field", async () => {
  const page = await openAs(stage, worker, "/scanner", "phone");
  const field = page.getByRole("textbox", { name: "Codice o matricola" });
  await field.fill("a mano");
  await field.focus();
  await wedge(page, "01080123456789072 1SN2309A0001\r".replace(" ", ""));
  await codes(page).getByText("SN2309A0001", { exact: true }).waitFor();
  expect(await field.inputValue()).toBe("a mano");
  await page.getByRole("button", { name: "Apri la fotocamera" }).focus();
  await wedge(page, "AC:DE:48:00:11:22\r");
  await codes(page).getByText("Questo è l'indirizzo di rete (MAC)").waitFor();
  // Its Enter has pressed no button.
  expect(await page.locator("video").count()).toBe(0);
  await wedge(page, "(01)08012345678907(21)SN77\u001D10L7\r");
  await codes(page).getByText("L7", { exact: true }).waitFor();
});

it("takes a typed code, and refuses in words what a spreadsheet has shortened", async () => {
  const page = await openAs(stage, worker, "/scanner", "phone");
  const field = page.getByRole("textbox", { name: "Codice o matricola" });
  await field.fill("sn2309a0002");
  await field.press("Enter");
  await codes(page).getByText("SN2309A0002").waitFor();
  expect(await field.inputValue()).toBe("");
  await field.fill("1,2E+10");
  await field.press("Enter");
  await codes(page).getByText("Un foglio di calcolo ha accorciato questo numero").waitFor();
});

it("keeps scans on the device while there is no network, through a reload, and says of none that it is done", async () => {
  const product = await unpriced("inverters");
  const planned = { id: newId(), cause: "purchase" as const, lines: [{ productId: product, quantity: 4 }] };
  const movement = forecastLoad({ ...planned, forecastOn: romeDate(new Date()) }, new Date());
  await execute(...movementWrites(movement));
  const page = await openAs(stage, worker, `/scanner?movement=${movement.id}`, "phone");
  await count(page, "0 di 4").waitFor();
  await wedge(page, "WAIT0001\r");
  await recorded(page).getByText("WAIT0001").waitFor();
  await count(page, "1 di 4").waitFor();

  const scans = (url: URL) => url.pathname.startsWith("/api/serials/movement/");
  await page.route(scans, (route) => (route.request().method() === "PUT" ? route.abort() : route.fallback()));
  await wedge(page, "WAIT0002\r");
  await wedge(page, "WAIT0003\r");
  await page.getByText("2 letture in attesa di risposta").waitFor();
  expect(await recorded(page).getByText("WAIT0002").count()).toBe(0);
  await page.reload();
  await page.getByText("2 letture in attesa di risposta").waitFor();
  await count(page, "1 di 4").waitFor();
  // One that waits is read again: it is said once, and waits once.
  const again = page.getByRole("alert").filter({ hasText: "È già letta" });
  await wedge(page, "WAIT0003\r");
  await again.getByText("È già letta ed è in attesa: conta una volta sola.").waitFor();
  expect(await again.count()).toBe(1);
  await page.getByText("2 letture in attesa di risposta").waitFor();

  // Nobody scans again: they go by themselves.
  await page.unroute(scans);
  await page.evaluate(`dispatchEvent(new Event("online"))`);
  await recorded(page).getByText("WAIT0003").waitFor();
  await count(page, "3 di 4").waitFor();
  await page.getByText("in attesa di risposta").waitFor({ state: "detached" });
  await again.waitFor({ state: "detached" });
  await wedge(page, "WAIT0001\r");
  await again.getByText("È già letta in questo movimento: conta una volta sola.").waitFor();
  expect([await again.count(), await refused(page).count()]).toEqual([1, 0]);
  await count(page, "3 di 4").waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

it("keeps a refused scan with the server's words until it is dropped, and the next one goes on", async () => {
  const product = await unpriced("inverters");
  const lines = [{ productId: product, quantity: 5 }];
  const [one, other] = [newId(), newId()].map((id) =>
    forecastLoad({ id, cause: "purchase", lines, forecastOn: romeDate(new Date()) }, new Date()),
  );
  for (const movement of [one, other]) if (movement) await execute(...movementWrites(movement));
  await scanSerial(other?.id ?? "", { code: "TAKEN0001" }, new Date());
  const page = await openAs(stage, worker, `/scanner?movement=${one?.id}`, "phone");
  await count(page, "0 di 5").waitFor();
  await wedge(page, "TAKEN0001\r");
  await refused(page).getByText("Questa matricola è già letta in un altro movimento aperto.").waitFor();
  await wedge(page, "FREE0001\r");
  await recorded(page).getByText("FREE0001").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await refused(page).getByText("TAKEN0001").waitFor();
  await refused(page).getByRole("button", { name: "Scarta" }).click();
  await refused(page).waitFor({ state: "detached" });
  await wedge(page, "AC:DE:48:00:11:22\r");
  await page.getByRole("alert").getByText("Questo è l'indirizzo di rete (MAC)").waitFor();
});

it("is nobody's but the warehouse's", async () => {
  const email = "cliente-scanner@solvia.example";
  await createDemonstrationUser({ email, name: "Ugo", surname: "Neri", password, roles: ["customer"] }, new Date());
  const page = await openAs(stage, email, "/scanner", "phone");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByRole("button", { name: "Apri la fotocamera" }).count()).toBe(0);
});
