import { expect, it } from "vitest";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { buyAndPay, firstFound } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

const customer = "cliente@solvia.example";

async function anOrder(): Promise<string> {
  const buyer = await new Caller(shop.cloud.url).login(customer);
  const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  return buyAndPay(buyer, admin, await firstFound(buyer, "category=panels&available=true"), 1);
}

it("is asked on a telephone from an order, answered by the desk with a quick reply, opened again, solved and rated", async () => {
  const order = await anOrder();
  const own = await openAs(shop, customer, `/technical-support-request?order=${order}`, "phone");
  const words = own.getByRole("textbox", { name: "Descrizione" });
  await own.getByRole("textbox", { name: "Oggetto" }).fill("Vetro crepato");
  await words.fill("Una crepa da un angolo all'altro.");
  // What was typed outlives a reload.
  await own.reload();
  await expect.poll(() => words.inputValue()).toContain("crepa");
  await own.locator("input[type=file]").setInputFiles({
    name: "elenco.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("pezzo;crepa\n1;sì\n"),
  });
  await atRest(own);
  expect(await axeFindings(own)).toEqual([]);
  await own.getByRole("button", { name: "Invia la richiesta" }).click();
  await own.getByRole("heading", { level: 1, name: "Vetro crepato" }).waitFor();
  await own.getByText("Aperta", { exact: true }).waitFor();
  await own.getByRole("link", { name: "elenco.csv" }).waitFor();

  const desk = await openAs(shop, "admin@solvia.example", "/back-office/tickets?status=open");
  await desk.locator("tr", { hasText: "Vetro crepato" }).getByRole("link").first().click();
  await desk.getByRole("heading", { level: 1, name: /Vetro crepato/ }).waitFor();
  await desk.getByRole("button", { name: "Prendi in carico" }).click();
  await desk.getByText("In lavorazione").first().waitFor();
  await desk.getByRole("button", { name: "Gestisci" }).click();
  await desk.getByRole("button", { name: "Nuova risposta pronta" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Titolo" }).fill("Foto");
  await dialog.getByRole("textbox", { name: "Testo" }).fill("Per la richiesta {{number}} ci serve una foto.");
  await dialog.getByRole("button", { name: "Invia" }).click();
  await desk.getByRole("dialog", { name: "Risposte pronte" }).waitFor();
  await desk.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await desk.getByRole("combobox", { name: "Risposte pronte" }).click();
  await desk.getByRole("option", { name: /^Foto/ }).first().click();
  const reply = desk.getByRole("textbox", { name: "Risposta al cliente" });
  await expect.poll(() => reply.inputValue()).toMatch(/^Per la richiesta T-\d{4}-\d+ ci serve una foto\.$/);
  await atRest(desk);
  expect(await axeFindings(desk)).toEqual([]);

  // What the customer writes meanwhile is asked about, and the answer isn't lost.
  await own.getByRole("textbox", { name: "La tua risposta" }).fill("Ne ho due così.");
  await own.getByRole("button", { name: "Invia", exact: true }).click();
  await own.getByText("Ne ho due così.").waitFor();
  await reply.press("Control+Enter");
  const anyway = desk.getByRole("button", { name: "Invia lo stesso" });
  const waiting = desk.getByText("In attesa di risposta").first();
  await anyway.or(waiting).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await waiting.waitFor();

  await own.reload();
  await own.getByText(/ci serve una foto/).waitFor();
  await own.getByRole("textbox", { name: "La tua risposta" }).fill("Eccola.");
  await own.getByRole("button", { name: "Invia", exact: true }).click();
  await own.getByText("In lavorazione", { exact: true }).waitFor();

  await desk.reload();
  await desk.getByText("Eccola.").waitFor();
  await desk.getByRole("textbox", { name: "Risposta al cliente" }).fill("Arriva un modulo nuovo giovedì.");
  await desk.getByRole("combobox", { name: "Dopo l'invio" }).click();
  await desk.getByRole("option", { name: "Risolta" }).click();
  await desk.getByRole("button", { name: "Invia", exact: true }).click();
  await desk.getByText("Risolta", { exact: true }).first().waitFor();

  await own.reload();
  await own.getByRole("radio", { name: "5 su 5" }).check();
  await atRest(own);
  expect(await axeFindings(own)).toEqual([]);
  await own.getByRole("button", { name: "Invia il giudizio" }).click();
  await own.getByText("Grazie: hai dato 5 su 5.").waitFor();
  const list = await openAs(shop, customer, "/profile/support");
  await list.getByRole("link", { name: "Vetro crepato" }).waitFor();
  await atRest(list);
  expect(await axeFindings(list)).toEqual([]);
});

it("works through the care desk by keys and by thumb, acts for the customer and returns where it began", async () => {
  const order = await anOrder();
  const buyer = await new Caller(shop.cloud.url).login(customer);
  const asked = await buyer.call("POST", "/tickets/send-technical-support-request", {
    subject: "Staffe che mancano",
    text: "Ne mancano due.",
    topic: "delivery",
    about: { kind: "order", orderId: order },
  });
  expect(asked.status).toBe(200);
  const writer = await openAs(shop, customer, "/profile/chat");
  await writer.getByLabel("Messaggio").fill("Quando arrivano?");
  await writer.getByRole("button", { name: "Invia" }).click();
  await writer.getByRole("log").getByText("Quando arrivano?").waitFor();

  const desk = await openAs(shop, "admin@solvia.example", "/back-office/care");
  const pane = (name: string) => desk.getByRole("region", { name, exact: true });
  const queue = pane("Coda");
  const conversation = pane("Conversazione");
  await queue
    .getByRole("link", { name: /T-\d{4}-\d+/ })
    .first()
    .waitFor();
  await desk.keyboard.press("j");
  await conversation.getByText("Quando arrivano?").waitFor();
  await desk.keyboard.press("r");
  await desk.keyboard.type("Giovedì.");
  await desk.keyboard.press("Enter");
  await writer.getByRole("log").getByText("Giovedì.").waitFor();
  await desk.keyboard.press("Escape");
  await queue.getByRole("listitem").filter({ hasText: "Staffe che mancano" }).getByRole("link").click();
  await conversation.getByText("Ne mancano due.").waitFor();
  await pane("Cliente").getByText("Carrello aperto").waitFor();
  await atRest(desk);
  expect(await axeFindings(desk)).toEqual([]);

  const began = desk.url();
  await pane("Cliente").getByRole("button", { name: "Agisci per il cliente" }).click();
  await desk.getByRole("dialog").getByRole("textbox").fill("Chiede un secondo invio delle staffe");
  await desk.getByRole("dialog").getByRole("button", { name: "Agisci per il cliente" }).click();
  await desk.getByRole("button", { name: "Smetti" }).click();
  await conversation.getByText("Ne mancano due.").waitFor();
  expect(desk.url()).toBe(began);

  const thumb = await openAs(shop, "admin@solvia.example", "/back-office/care", "phone");
  await thumb.getByRole("listitem").filter({ hasText: "Staffe che mancano" }).getByRole("link").click();
  await thumb.getByText("Ne mancano due.").waitFor();
  await thumb.getByRole("textbox", { name: "Risposta al cliente" }).fill("Partono domani.");
  await atRest(thumb);
  expect(await axeFindings(thumb)).toEqual([]);
  await thumb.getByRole("button", { name: "Invia", exact: true }).click();
  await thumb.getByText("Partono domani.").first().waitFor();
  await thumb.getByRole("radiogroup").getByText("Cliente", { exact: true }).click();
  await thumb.getByRole("heading", { name: "Ordini del cliente" }).waitFor();
  await thumb.goBack();
  await thumb.getByText("Ne mancano due.").waitFor();
  await thumb.getByRole("radiogroup").getByText("Coda", { exact: true }).click();
  await thumb.getByRole("link", { name: "Tutte le richieste" }).waitFor();
});
