import type { Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { firstFound } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const agent = "agente@solvia.example";
const admin = "admin@solvia.example";
const customer = "installatore@solvia.example";

interface Listed {
  items: { id: string; number: string }[];
}

/** Exactly: a version that is being prepared has its number in words too. */
const state = (page: Page, word: string) =>
  page
    .getByRole("main")
    .locator(".mantine-Badge-root")
    .filter({ hasText: new RegExp(`^${word}$`) })
    .first();

/** The field of a line of the editor, by what it is of. */
const field = (page: Page, name: string) =>
  page
    .getByRole("list", { name: "Righe" })
    .getByRole("textbox", { name: new RegExp(`^${name}`) })
    .first();

const wide = (page: Page) => page.evaluate<boolean>("document.documentElement.scrollWidth <= window.innerWidth");

/** An agent's draft of pasted rows, one of them unknown, with a discount that is below the floor. */
async function drafted(page: Page, code: string): Promise<void> {
  await page.getByRole("link", { name: "Nuovo preventivo" }).click();
  // The list has a field of that name too.
  await page.getByRole("heading", { level: 1, name: "Nuovo preventivo" }).waitFor();
  await page.getByRole("combobox", { name: "Cliente" }).fill("Moretti");
  await page.getByRole("option", { name: /Moretti/ }).click();
  await page.getByRole("button", { name: "Comincia" }).click();
  await page.getByRole("heading", { level: 1, name: /Preventivo/ }).waitFor();
  await page.getByRole("button", { name: "Incolla una lista" }).click();
  const dialog = page.getByRole("dialog");
  const written = dialog.getByRole("textbox", { name: "Codici e quantità" });
  await written.fill(`${code}; 20\nNESSUNO-9; 3`);
  await dialog.getByRole("button", { name: "Controlla" }).click();
  await dialog.getByText("Nessun articolo con questo codice.").waitFor();
  await dialog.getByText("1 riga non si può ancora aggiungere", { exact: false }).waitFor();
  await dialog.getByRole("button", { name: "Aggiungi 1 riga" }).click();
  // What was refused stays there alone, to be mended.
  await dialog.getByText("1 riga aggiunta.", { exact: false }).waitFor();
  expect(await written.inputValue()).toBe("NESSUNO-9; 3");
  await written.fill("");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await field(page, "Sconto").waitFor();
  await page.getByText(/^minimo/).waitFor();
  await field(page, "Sconto").fill("60");
  await page.getByText(/^sotto il minimo/).waitFor();
  await page.getByRole("button", { name: "Salva le righe" }).click();
  await expect.poll(() => page.getByRole("button", { name: "Salva le righe" }).isDisabled()).toBe(true);
}

it("is drafted of pasted rows, approved below the floor, sent, answered, revised on a phone, accepted and lost", async () => {
  const buyer = await new Caller(shop.cloud.url).login(customer);
  const panel = await firstFound(buyer, "category=panels&available=true");
  const { productCode } = (await buyer.call("GET", `/products/product/${panel.id}`)).body as { productCode: string };

  const office = await new Caller(shop.cloud.url).login(admin);
  const idOf = async (search: string) =>
    ((await office.call("GET", `/back-office/users?search=${search}`)).body as Listed).items[0]?.id;
  const ownerId = await idOf(agent);
  expect((await office.call("POST", `/back-office/users/${await idOf(customer)}/owner`, { ownerId })).status).toBe(200);

  const desk = await openAs(shop, agent, "/back-office/quotations");
  await drafted(desk, productCode);
  const address = new URL(desk.url()).pathname;
  await desk.getByRole("button", { name: "Invia…" }).click();
  const ask = desk.getByRole("dialog");
  await ask.getByText("Sotto il prezzo minimo").waitFor();
  expect(await axeFindings(desk)).toEqual([]);
  await ask.getByRole("button", { name: "Chiedi l'approvazione" }).click();
  await state(desk, "Da approvare").waitFor();
  expect(((await buyer.call("GET", "/quotations")).body as Listed).items).toEqual([]);

  const boss = await openAs(shop, admin, address);
  await boss.getByText(/il minimo è/).waitFor();
  await boss.getByRole("button", { name: "Approva lo sconto" }).click();
  // It is under cost: agreed to for a reason, which is kept.
  const agree = boss.getByRole("dialog");
  await agree.getByRole("textbox", { name: "Motivazione" }).fill("Ultimi pezzi della serie");
  await agree.getByRole("button", { name: "Approva lo sconto" }).click();
  await state(boss, "Approvato").waitFor();

  await desk.reload();
  await desk.getByRole("button", { name: "Invia…" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Invia la versione 1" }).click();
  await state(desk, "Inviato").waitFor();

  const [sent] = ((await buyer.call("GET", "/quotations")).body as Listed).items;
  const { id = "" } = sent ?? {};
  await buyer.call("POST", `/quotations/${id}/messages`, { text: "Ce ne servono 24", asksChange: true });

  const phone = await openAs(shop, admin, address, "phone");
  await phone.getByText("Ce ne servono 24").waitFor();
  await phone.getByRole("textbox", { name: "Scrivi al cliente" }).fill("Certo, arriva la nuova versione");
  await phone.getByRole("button", { name: "Manda il messaggio" }).click();
  await phone.getByRole("article").getByText("Certo, arriva la nuova versione").waitFor();
  await phone.getByRole("button", { name: "Prepara la prossima versione" }).click();
  await field(phone, "Pezzi").fill("24");
  // As wide as what is typed in it.
  expect((await field(phone, "Pezzi").boundingBox())?.width).toBeGreaterThan(70);
  expect(await wide(phone)).toBe(true);
  await phone.getByRole("button", { name: "Salva le righe" }).click();
  await expect.poll(() => phone.getByRole("button", { name: "Salva le righe" }).isDisabled()).toBe(true);
  await phone.getByRole("button", { name: "Invia…" }).click();
  await phone
    .getByRole("dialog")
    .getByText(/da 20 a 24 pezzi/)
    .waitFor();
  const again = phone.getByRole("dialog");
  await again.getByText(/sotto costo: la perdita è il/).waitFor();
  expect(await again.getByRole("button", { name: "Invia la versione 2" }).isDisabled()).toBe(true);
  await again.getByRole("textbox", { name: "Perché si vende sotto costo" }).fill("Cliente storico");
  expect(await axeFindings(phone)).toEqual([]);
  await again.getByRole("button", { name: "Invia la versione 2" }).click();
  await state(phone, "Versione 2").waitFor();
  await phone.getByText("Cliente storico", { exact: true }).waitFor();

  const { current } = (await buyer.call("GET", `/quotations/${id}`)).body as { current: { hash: string } };
  expect(await buyer.call("POST", `/orders/offer/${id}`, { hash: current.hash, name: "Sara Moretti" })).toMatchObject({
    status: 200,
  });
  await boss.reload();
  await state(boss, "Accettato").waitFor();
  await boss.getByRole("cell", { name: "Sara Moretti" }).waitFor();
  expect(await axeFindings(boss)).toEqual([]);

  await boss.getByRole("button", { name: "Segna perso" }).click();
  const lost = boss.getByRole("dialog");
  await lost.getByRole("combobox", { name: "Motivo della perdita" }).selectOption("Prezzo");
  await lost.getByRole("button", { name: "Segna perso" }).click();
  await state(boss, "Perso").waitFor();
  expect(((await buyer.call("GET", "/orders/open")).body as { quotation?: unknown }).quotation).toBeUndefined();
});

it("an earlier version is sent again as the next at once, after what it says otherwise was read", async () => {
  const buyer = await new Caller(shop.cloud.url).login(customer);
  const office = await new Caller(shop.cloud.url).login(admin);
  const { user } = (await buyer.call("GET", "/user")).body as { user: { id: string } };
  const { id: productId } = await firstFound(buyer, "category=structures&available=true&sort=price");
  interface Offered {
    id: string;
    revision: number;
    current: { version: number; lines: { lineId: string; quantity: number }[] };
  }
  const done = async (method: "POST" | "PUT", path: string, body: object): Promise<Offered> => {
    const { status, body: answer } = await office.call(method, path, body);
    expect([status, answer]).toMatchObject([200, {}]);
    return answer;
  };
  const lines = [{ productId, quantity: 5 }];
  const draft = await done("POST", "/back-office/quotations", { userId: user.id, lines, addressId: "pickup" });
  const path = `/back-office/quotations/${draft.id}`;
  const first = await done("POST", `${path}/status`, { revision: draft.revision, action: "send" });
  const { lineId } = first.current.lines[0]!;
  const more = await done("PUT", `${path}/products`, {
    revision: first.revision,
    lines: [{ lineId, productId, quantity: 9 }],
  });
  await done("POST", `${path}/status`, { revision: more.revision, action: "send" });

  const desk = await openAs(shop, admin, path);
  await desk.getByRole("button", { name: /^Versione 1/ }).click();
  await desk.getByRole("button", { name: "Rimandala come versione 3" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByText(/da 9 a 5 pezzi/).waitFor();
  await dialog.getByRole("button", { name: "Invia la versione 3" }).click();
  await dialog.waitFor({ state: "hidden" });
  await desk.getByRole("button", { name: /^Versione 3/ }).waitFor();
  const { current } = (await buyer.call("GET", `/quotations/${draft.id}`)).body as Offered;
  expect(current).toMatchObject({ version: 3, lines: [{ lineId, quantity: 5 }] });
});

it("is a board on which a card moves as its machine allows, and says why where it doesn't", async () => {
  const office = await new Caller(shop.cloud.url).login(admin);
  const { body: people } = await office.call("GET", "/back-office/users?search=Moretti");
  const [user] = (people as Listed).items;
  const { body } = await office.call("POST", "/back-office/quotations", {
    userId: user?.id,
    lines: [{ service: { category: "preparation_costs", name: "Sopralluogo" }, quantity: 1, price: 12_000 }],
  });
  const { number } = body as { number: string };
  const page = await openAs(shop, admin, "/back-office/quotations/board");
  const column = (name: string) => page.getByRole("region", { name });
  const card = page.getByRole("article", { name: number });
  await column("Bozza").getByRole("article", { name: number }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  const handle = card.getByRole("button", { name: `Trascina ${number}` });
  const dragTo = async (name: string) => {
    const [from, to] = [await handle.boundingBox(), await column(name).boundingBox()];
    if (!from || !to) throw new Error("nothing to drag");
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y + 20, { steps: 3 });
    await page.mouse.move(to.x + 60, to.y + 60, { steps: 8 });
    await page.mouse.up();
  };
  await dragTo("Vinto");
  await page.getByText(/Da «Bozza» a «Vinto» non si passa/).waitFor();

  // By keyboard: an arrow is a column, each step is said in the page's language, and so is why it may not stay there.
  const spoken = page.getByRole("status").filter({ hasText: number });
  const heard = async (words: string) => {
    await expect.poll(() => spoken.allInnerTexts()).toContain(words);
  };
  await handle.focus();
  await page.keyboard.press("Space");
  await heard(`Preso ${number}, in «Bozza».`);
  await page.keyboard.press("ArrowRight");
  await heard(`${number} sopra «Inviato».`);
  await page.keyboard.press("ArrowLeft");
  await heard(`Preso ${number}, in «Bozza».`);
  await page.keyboard.press("ArrowRight");
  await heard(`${number} sopra «Inviato».`);
  await page.keyboard.press("ArrowRight");
  await heard(`${number} sopra «Accettato»: qui non si può spostare.`);
  await page.keyboard.press("Space");
  const refusal = page.getByRole("alert").filter({ hasText: /Da «Bozza» a «Accettato» non si passa/ });
  await refusal.waitFor();
  await refusal.getByRole("button", { name: "Chiudi" }).click();
  await refusal.waitFor({ state: "detached" });
  await column("Bozza").getByRole("article", { name: number }).waitFor();
  await handle.focus();
  await page.keyboard.press("Space");
  await heard(`Preso ${number}, in «Bozza».`);
  await page.keyboard.press("Escape");
  await heard(`${number} resta in «Bozza».`);

  await dragTo("Inviato");
  await page.getByRole("dialog").getByRole("button", { name: "Invia la versione 1" }).click();
  await column("Inviato").getByRole("article", { name: number }).waitFor();

  await card.getByRole("button", { name: `Sposta ${number} in un altro stato` }).click();
  await page.getByRole("menuitem", { name: "Perso" }).click();
  const lost = page.getByRole("dialog");
  await lost.getByRole("combobox", { name: "Motivo della perdita" }).selectOption("Altro");
  await lost.getByRole("textbox", { name: "In parole" }).fill("Cambiato idea");
  await lost.getByRole("button", { name: "Segna perso" }).click();
  await column("Perso").getByRole("article", { name: number }).waitFor();
});

it("begins from a request by its address, keeps notes of two apart, and tells an administrator how quotations go", async () => {
  const buyer = await new Caller(shop.cloud.url).login(customer);
  const panel = await firstFound(buyer, "category=panels&available=true");
  const { productCode } = (await buyer.call("GET", `/products/product/${panel.id}`)).body as { productCode: string };
  const material = { kind: "text", text: `${productCode} 40` };
  const asked = await buyer.call("POST", "/quotations/request", { text: "Capannone a Lecce", material });
  const { id } = asked.body as { id: string };
  const page = await openAs(shop, admin, `/back-office/quotations/new?requestId=${id}`);
  await page.getByText("Capannone a Lecce").waitFor();
  await page.getByText(/^40 ×/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Comincia" }).click();
  await page.getByRole("heading", { level: 1, name: /Preventivo/ }).waitFor();

  const quotationId = new URL(page.url()).pathname.split("/").at(-1);
  const notes = page.getByRole("textbox", { name: "Note interne" });
  await expect.poll(() => notes.inputValue()).toContain("Capannone a Lecce");
  const office = await new Caller(shop.cloud.url).login(admin);
  const { revision } = (await office.call("GET", `/back-office/quotations/${quotationId}`)).body as {
    revision: number;
  };
  await notes.fill("Chiamare lunedì");
  const path = `/back-office/quotations/${quotationId}/notes`;
  expect((await office.call("PUT", path, { revision, notes: "Chiamare martedì" })).status).toBe(200);
  await page.getByRole("button", { name: "Salva note" }).click();
  const theirs = page.getByRole("alert").filter({ hasText: "ha salvato queste note" });
  await theirs.getByText("Chiamare martedì").waitFor();
  expect(await notes.inputValue()).toBe("Chiamare lunedì");
  await page.getByRole("button", { name: "Salva note" }).click();
  await theirs.waitFor({ state: "hidden" });
  expect((await office.call("GET", `/back-office/quotations/${quotationId}`)).body).toMatchObject({
    notes: "Chiamare lunedì",
  });

  for (const size of ["desktop", "phone"] as const) {
    const list = await openAs(shop, admin, "/back-office/quotations", size);
    await list.getByText("Andamento").click();
    await list.getByText("Aperti dal cliente").waitFor();
    expect(await axeFindings(list)).toEqual([]);
    expect(await wide(list)).toBe(true);
  }
});

it("says what speaks against ordering it as it stands, and prepares the version that can be, whose differences are read before it is sent", async () => {
  const buyer = await new Caller(shop.cloud.url).login(customer);
  const [inverter, panel] = [
    await firstFound(buyer, "category=inverters&available=true"),
    await firstFound(buyer, "category=panels&available=true"),
  ];
  const office = await new Caller(shop.cloud.url).login(admin);
  const { body: people } = await office.call("GET", "/back-office/users?search=Moretti");
  const [user] = (people as Listed).items;
  const { body } = await office.call("POST", "/back-office/quotations", {
    userId: user?.id,
    addressId: "pickup",
    lines: [
      { productId: inverter.id, quantity: 90_000 },
      { productId: panel.id, quantity: 12 },
      { service: { category: "preparation_costs", name: "Sopralluogo" }, quantity: 1, price: 12_000 },
    ],
  });
  const { id, revision } = body as { id: string; revision: number };
  await office.call("POST", `/back-office/quotations/${id}/status`, { revision, action: "send" });
  for (const screen of ["desktop", "phone"] as const) {
    const page = await openAs(shop, admin, `/back-office/quotations/${id}`, screen);
    await page.getByRole("status").getByText("Così com'è non si può ordinare").waitFor();
    await page.getByText(/ne restano da ordinare 90.?000/).waitFor();
    expect(await wide(page)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  }
  const page = await openAs(shop, admin, `/back-office/quotations/${id}`);
  await page.getByRole("button", { name: "Prepara la versione con i sostituti" }).click();
  await page
    .getByRole("region", { name: "Che cosa cambia dalla versione 1" })
    .getByText(/90.?000 a/)
    .waitFor();
  // The editor of what is prepared asks whether it makes a system.
  await page.getByRole("button", { name: "Verifica", exact: true }).click();
  await page.getByText("il progetto resta responsabilità del progettista", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Invia…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Invia la versione 2" }).click();
  await page.getByRole("status").getByText("Si può ordinare così com'è").waitFor();
});

it("says of what is short when the rest can be had", async () => {
  const office = await new Caller(shop.cloud.url).login(admin);
  const supplied = await office.call("GET", "/back-office/purchase-tool?all=true&limit=1");
  const [article] = (supplied.body as { items: { productId: string }[] }).items;
  const { body: people } = await office.call("GET", "/back-office/users?search=Moretti");
  const [user] = (people as Listed).items;
  const lines = [{ productId: article?.productId, quantity: 90_000 }];
  const made = await office.call("POST", "/back-office/quotations", { userId: user?.id, addressId: "pickup", lines });
  const { id, revision } = made.body as { id: string; revision: number };
  await office.call("POST", `/back-office/quotations/${id}/status`, { revision, action: "send" });
  const page = await openAs(shop, admin, `/back-office/quotations/${id}`);
  const short = page.getByRole("status").getByText(/dal \d+ \p{L}+ \d{4}/u);
  await short.waitFor();
  expect(await short.count()).toBe(1);
});

it("offers substitutes for what an accepted one's balance lacks, as a quotation of its own", async () => {
  const [buyer, office] = [new Caller(shop.cloud.url), new Caller(shop.cloud.url)];
  await Promise.all([buyer.login(customer), office.login(admin)]);
  const { user } = (await buyer.call("GET", "/user")).body as { user: { id: string } };
  const panel = await firstFound(buyer, "category=panels&available=true");
  const lines = [{ productId: panel.id, quantity: 6 }];
  const made = await office.call("POST", "/back-office/quotations", { userId: user.id, lines, addressId: "pickup" });
  const { id, revision } = made.body as { id: string; revision: number };
  const sent = await office.call("POST", `/back-office/quotations/${id}/status`, { revision, action: "send" });
  const { hash, current } = sent.body as { hash: string; current: { lines: { lineId: string }[] } };
  const taken = [{ lineId: current.lines[0]?.lineId, quantity: 2 }];
  const accepted = await buyer.call("POST", `/orders/offer/${id}`, { hash, name: "Luca Serra", lines: taken });
  expect(accepted.status).toBe(200);
  const show = (visibility: boolean) =>
    office.call("POST", `/back-office/products/${panel.id}/visibility`, { visibility });
  onTestFinished(async () => void (await show(true)));
  expect((await show(false)).status).toBe(200);

  const page = await openAs(shop, admin, `/back-office/quotations/${id}`, "phone");
  await page.getByText("Una parte è accettata, e resta com'è.", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Prepara la versione con i sostituti" }).click();
  const panelOf = page.getByRole("status").filter({ hasText: "I sostituti per il resto" });
  const way = panelOf.getByRole("link", { name: /^Preventivo / });
  await way.waitFor();
  expect(await wide(page)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByText("Accettato", { exact: true }).first().waitFor();
  await way.click();
  await page.getByRole("button", { name: "Invia…" }).waitFor();
  await expect.poll(() => field(page, "Pezzi").inputValue()).toBe("4");
  // What its customer reads: the substitute named, and how to ask for it.
  const own = await openAs(shop, customer, `/quotations/${id}`, "phone");
  await own.getByRole("button", { name: "Chiedi la prossima versione" }).waitFor();
  expect(await axeFindings(own)).toEqual([]);
});
