import { startTestCloud, password } from "./support/cloud.ts";
import { openVisitor, startBrowser } from "./support/browser.ts";
const cloud = await startTestCloud();
const b = await startBrowser();
const p = await openVisitor(b, cloud.url, "desktop");
p.setDefaultTimeout(5000);
p.on("console", (m) => m.type() === "error" && console.log("console", m.text().slice(0, 200)));
p.on("pageerror", (e) => console.log("pageerror", e.message));
try {
  await p.goto("/login");
  await p.getByRole("textbox", { name: "E-mail" }).fill("cliente@solvia.example");
  await p.getByLabel("Password", { exact: false }).first().fill(password);
  await p.getByRole("dialog").getByRole("button", { name: "Accedi" }).click();
  await p.getByRole("dialog").waitFor({ state: "hidden" });
  console.log("logged in");
  await p.goto("/search?category=panels&available=true");
  await p.locator(".product-card").nth(1).click();
  await p.getByRole("button", { name: "Aggiungi al carrello" }).click();
  console.log("added");
  await p.getByRole("link", { name: "Vai al carrello" }).first().click();
  await p.getByRole("link", { name: "Procedi all'ordine" }).click();
  console.log("checkout");
  await p.getByRole("radio").first().click();
  await p.getByRole("button", { name: "Continua" }).click();
  console.log("address");
  await p.getByRole("radio", { name: "Bonifico bancario" }).click();
  await p.getByRole("button", { name: "Continua" }).click();
  await p.getByRole("checkbox", { name: "Accetto le condizioni di vendita" }).check();
  await p.getByRole("button", { name: "Ordina con obbligo di pagare" }).click();
  await p.getByRole("heading", { name: "Esegui il bonifico" }).waitFor();
  console.log("wire ok");
  await p.screenshot({ path: "/tmp/dbg-ok.png" });
} catch (e) {
  console.log(String(e).slice(0, 600));
  await p.screenshot({ path: "/tmp/dbg.png" });
}
await b.close();
await cloud.stop();
process.exit(0);
