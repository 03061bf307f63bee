import { discounted, type Cents } from "../../platform/money.ts";
import { Problem } from "../../platform/problems.ts";
import { totalsOf } from "../../tax/index.ts";
import { loadProducts } from "../list-products.ts";
import { namesOf, type LoadedProduct } from "../load-product.ts";
import { languagesOf, partsCost, productCard, type Viewer } from "../product-view.ts";
import { wholeKits } from "./kit.ts";
import { kitsPage, loadKit, type StoredKit } from "./load-kits.ts";

type Products = ReadonlyMap<string, LoadedProduct>;

const productsOf = async (kits: readonly StoredKit[], { locale }: Viewer): Promise<Products> => {
  const ids = new Set(kits.flatMap(({ parts }) => parts.map(({ productId }) => productId)));
  return new Map((await loadProducts([...ids], locale)).map((loaded) => [loaded.product.id, loaded]));
};

const textsOf = ({ texts }: StoredKit, viewer: Viewer) =>
  languagesOf(viewer)
    .map((language) => texts[language])
    .find(Boolean) ?? texts.it;

type PartOfKit = LoadedProduct & { quantity: number };

/** What the kit is in figures: power of its panels and inverters in W, storage in Wh. */
function figuresOf(parts: readonly PartOfKit[]) {
  const sum = (figure: (part: PartOfKit) => number | undefined) =>
    parts.reduce((total, part) => total + (figure(part) ?? 0) * part.quantity, 0);
  const wattOf =
    (category: string) =>
    ({ product }: PartOfKit) =>
      product.category === category ? product.fields.powerWatt : 0;
  return {
    panelWatt: sum(wattOf("panels")),
    inverterWatt: sum(wattOf("inverters")),
    storageWattHour: sum(({ product }) => product.fields.energyWattHour),
  };
}

function lineOf(part: PartOfKit, discount: number, viewer: Viewer) {
  const { product, prices, texts, quantity } = part;
  const cost = partsCost(product, prices, viewer, quantity);
  const net = (of: (unit: Cents) => Cents) =>
    (cost?.parts ?? []).reduce((sum, { unit, pieces }) => sum + of(unit) * pieces, 0);
  return {
    quantity,
    product: productCard({ ...product, names: namesOf(texts) }, part, viewer),
    cost: cost && { taxed: cost.taxed, full: net((unit) => unit), kit: net((unit) => discounted(unit, discount)) },
  };
}

/** One kit's price; undefined when a part needs a quotation. */
function priceOf(lines: readonly ReturnType<typeof lineOf>[]) {
  const costs = lines.flatMap(({ cost }) => cost ?? []);
  if (costs.length < lines.length) return undefined;
  type Cost = (typeof costs)[number];
  const sum = (amount: (cost: Cost) => Cents) => costs.reduce((total, cost) => total + amount(cost), 0);
  const gross = (amount: (cost: Cost) => Cents) =>
    totalsOf(
      costs.map((cost) => cost.taxed(amount(cost))),
      0,
    ).total;
  return {
    net: sum(({ kit }) => kit),
    netFull: sum(({ full }) => full),
    gross: gross(({ kit }) => kit),
    grossFull: gross(({ full }) => full),
  };
}

/** A kit for a viewer, with the price that the cart would charge; undefined when a part can't be shown. */
function kitView(kit: StoredKit, products: Products, viewer: Viewer) {
  const parts = kit.parts.flatMap(({ productId, quantity }) => {
    const loaded = products.get(productId);
    return loaded ? [{ ...loaded, quantity }] : [];
  });
  if (parts.length < kit.parts.length) return undefined;
  const lines = parts.map((part) => lineOf(part, kit.discount, viewer));
  return {
    id: kit.id,
    ...textsOf(kit, viewer),
    ...figuresOf(parts),
    imageUrl: kit.imageUrl || (parts[0]?.product.imageUrl ?? ""),
    discount: kit.discount,
    price: priceOf(lines),
    available: wholeKits(kit.parts, (id) => products.get(id)?.available ?? 0),
    parts: kit.parts.length,
    lines: lines.map(({ cost, ...line }) => ({ ...line, net: cost?.kit })),
  };
}

/** How many kits the shop shows. */
const shown = 100;

/** The kits of the shop; one request, and one for each of their products. */
export async function listKits(viewer: Viewer) {
  const { items } = await kitsPage({ limit: shown });
  const visible = items.filter(({ visibility }) => visibility);
  const products = await productsOf(visible, viewer);
  return { items: visible.map((kit) => kitView(kit, products, viewer)).filter((view) => view !== undefined) };
}

/** A kit's page. Problem: not-found, also when one of its parts is gone or hidden. */
export async function kitPage(id: string, viewer: Viewer) {
  const kit = await loadKit(id);
  const view = kitView(kit, await productsOf([kit], viewer), viewer);
  if (!view) throw new Problem("not-found");
  return view;
}
