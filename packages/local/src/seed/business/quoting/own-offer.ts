import { ownBrandOf, setOwnBrand as setBrand } from "@solvia/core/accounts/own-brand/own-brand";
import { setOwnBrand } from "@solvia/core/contract/account";
import { setOwnOffer } from "@solvia/core/contract/quotations";
import { storeUpload } from "@solvia/core/platform/files/uploads";
import { loadOwnOffer, saveOwnOffer } from "@solvia/core/quotations/own-offer/own-offers";
import { emails } from "../../../demo/known.ts";
import { ownLogo } from "../../../demo/own-logo.ts";
import { asCustomer } from "../actors.ts";
import type { Stage } from "../stage.ts";

const { installer } = emails;

/** The installer's own brand, and their offer to a customer of theirs out of a quotation: of its first version, where ours has a second. */
export async function ownOffer({ act, ago }: Stage, story: string, { id, days }: { id: string; days: number }) {
  await act(`${story}: own brand`, async () => {
    const now = ago(days, story);
    await asCustomer(installer, { endpoint: setOwnBrand, now }, async (user) => {
      const { name, vatNumber, revision } = await ownBrandOf(user);
      if (revision > 0) return;
      const upload = await storeUpload(user, "own-logo", { bytes: ownLogo, contentType: "image/png" });
      const address = "Via Appia 35\n72100 Brindisi (BR)\ninfo@morettisolare.example";
      await setBrand(user, { revision, name, vatNumber, address, logo: upload }, now);
    });
  });
  await act(`${story}: own offer`, async () => {
    const now = ago(days - 0.05, story);
    await asCustomer(installer, { endpoint: setOwnOffer, params: { id }, now }, async (user) => {
      const { revision, offer, base } = await loadOwnOffer(user, id, now);
      if (revision > 0) return;
      const typed = {
        ...offer,
        number: "2026/41",
        customerName: "Azienda agricola Bellaria",
        customerAddress: "Contrada Bellaria 7\n72017 Ostuni (BR)",
        intro: "Gentile cliente,\nabbiamo il piacere di offrirle l'impianto di cui abbiamo parlato.",
        closing: "Pagamento: 30 % all'ordine, il resto a fine lavori.",
        margin: 1_800,
        categoryMargins: [{ category: "inverters" as const, margin: 2_200 }],
        works: [
          { id: "work-1", name: "Posa in opera e collegamento", quantity: 36, price: 3_800, vatRate: 22 as const },
          { id: "work-2", name: "Pratica di connessione", quantity: 1, price: 45_000, vatRate: 22 as const },
        ],
        discount: 200,
        hidesCodes: true,
      };
      await saveOwnOffer(user, id, { ...typed, revision, hash: base.hash }, now);
    });
  });
}
