import { beforeAll, expect, it } from "vitest";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { buyAndPay, firstFound } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
let order: string;

beforeAll(async () => {
  const [admin, buyer] = await Promise.all(
    ["admin@solvia.example", "cliente@solvia.example"].map((email) => new Caller(shop.cloud.url).login(email)),
  );
  if (!admin || !buyer) throw new Error("both have an account");
  order = await buyAndPay(buyer, admin, await firstFound(buyer, "category=panels&available=true"), 5);
  const { lines } = (await buyer.call("GET", `/orders/${order}`)).body as { lines: { productId: string }[] };
  const steps: [path: string, body: object, method?: "PUT"][] = [
    ["/split", { lines: [{ productId: lines[0]?.productId, quantity: 2 }] }],
    ["", { seen: {}, trackingCode: "BRT-1", trackingUrl: "https://brt.example/BRT-1" }, "PUT"],
    ["/ready", { ready: true }],
    ["/transport-document", {}],
    ["/label", { label: true }],
    ["/status", { action: "hand-over" }],
    ["/status", { action: "deliver" }],
  ];
  for (const [path, body, method = "POST"] of steps) {
    const { status } = await admin.call(method, `/back-office/shipments/${order}${path}`, body);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
});

it("shows on a telephone where each part of a split order is, and what of it one owns", async () => {
  const page = await openAs(shop, "cliente@solvia.example", `/profile/my-orders/${order}`, "phone");
  const shipments = page.getByRole("region", { name: "Spedizioni" });
  await shipments.getByText("Spedizione 1 di 2").waitFor();
  await shipments.getByText("Spedizione 2 di 2").waitFor();
  await shipments.getByText("In preparazione", { exact: true }).waitFor();
  await shipments.getByRole("link", { name: /^DDT \d+\/\d{4}$/ }).waitFor();
  const follow = shipments.getByRole("link", { name: "Segui presso il corriere" });
  expect(await follow.getAttribute("href")).toBe("https://brt.example/BRT-1");
  await atRest(page);
  expect(await axeFindings(page)).toEqual([]);

  await shipments.getByRole("link", { name: "Segui la spedizione" }).first().click();
  await page.getByRole("heading", { name: "Dov'è la spedizione" }).waitFor();
  await page.getByRole("region", { name: "Le tappe" }).getByText("Partita dal magazzino").waitFor();
  await page.getByText(/entro 8 giorni dalla consegna/).waitFor();
  await atRest(page);
  expect(await axeFindings(page)).toEqual([]);

  await page.goto("/profile/my-products");
  const search = page.getByRole("searchbox", { name: "Cerca prodotto, ordine, luogo o matricola" });
  await search.fill("non c'è");
  await page.getByText("Nessun prodotto corrisponde").waitFor();
  await search.fill("");
  const owned = page.getByRole("region", { name: /^Ordine / }).first();
  await owned.getByText("3 ×").waitFor();
  await owned.getByText(/^Garanzia sul prodotto fino al/).waitFor();
  await owned.getByRole("link", { name: "Scheda di garanzia (PDF)" }).waitFor();
  await atRest(page);
  expect(await axeFindings(page)).toEqual([]);
  const wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
  expect(await page.evaluate<boolean>(wide)).toBe(false);
});
