import { discounted } from "../../platform/money.ts";
import { Problem } from "../../platform/problems.ts";
import { loadProducts } from "../list-products.ts";
import type { LoadedProduct } from "../load-product.ts";
import { languagesOf, pieceCost, productCard, type Viewer } from "../product-view.ts";
import { wholeKits } from "./kit.ts";
import { kitsPage, loadKit, type StoredKit } from "./load-kits.ts";

type Products = ReadonlyMap<string, LoadedProduct>;

const productsOf = async (kits: readonly StoredKit[]): Promise<Products> => {
  const ids = new Set(kits.flatMap(({ parts }) => parts.map(({ productId }) => productId)));
  return new Map((await loadProducts([...ids])).map((loaded) => [loaded.product.id, loaded]));
};

const textsOf = ({ texts }: StoredKit, viewer: Viewer) =>
  languagesOf(viewer)
    .map((language) => (language === "it" || language === "en" ? texts[language] : undefined))
    .find(Boolean) ??
  texts.en ??
  texts.it;

/** A kit for a viewer, with the price that the cart would charge; undefined when a part can't be shown. */
function kitView(kit: StoredKit, products: Products, viewer: Viewer) {
  const parts = kit.parts.flatMap(({ productId, quantity }) => {
    const loaded = products.get(productId);
    return loaded ? [{ ...loaded, quantity }] : [];
  });
  if (parts.length < kit.parts.length) return undefined;
  const lines = parts.map(({ quantity, ...loaded }) => {
    const { product } = loaded;
    const cost = pieceCost(product, loaded.prices, viewer, quantity);
    return {
      quantity,
      product: productCard(product, loaded, viewer),
      cost: cost && { ...cost, kitUnit: discounted(cost.unit, kit.discount) },
    };
  });
  const sum = (costOf: (cost: NonNullable<(typeof lines)[number]["cost"]>) => number) =>
    lines.reduce((total, { cost, quantity }) => total + (cost ? costOf(cost) : 0) * quantity, 0);
  const powerOf = (category: string) =>
    parts
      .filter(({ product }) => product.category === category)
      .reduce((total, { product: { fields }, quantity }) => total + (fields.powerWatt ?? 0) * quantity, 0);
  const storage = parts.reduce(
    (total, { product: { fields }, quantity }) => total + (fields.energyWattHour ?? 0) * quantity,
    0,
  );
  const price = {
    net: sum(({ kitUnit }) => kitUnit),
    netFull: sum(({ unit }) => unit),
    gross: sum(({ kitUnit, grossOf }) => grossOf(kitUnit)),
    grossFull: sum(({ unit, grossOf }) => grossOf(unit)),
  };
  return {
    id: kit.id,
    ...textsOf(kit, viewer),
    imageUrl: kit.imageUrl || (parts[0]?.product.imageUrl ?? ""),
    discount: kit.discount,
    ...(lines.every(({ cost }) => cost) && { price }),
    available: wholeKits(kit.parts, (id) => products.get(id)?.available ?? 0),
    panelWatt: powerOf("panels"),
    inverterWatt: powerOf("inverters"),
    storageWattHour: storage,
    parts: kit.parts.length,
    lines: lines.map(({ cost, ...line }) => ({ ...line, ...(cost && { unit: cost.kitUnit }) })),
  };
}

/** How many kits the shop shows. */
const shown = 100;

/** The kits of the shop; one request, and one for each of their products. */
export async function listKits(viewer: Viewer) {
  const { items } = await kitsPage({ limit: shown });
  const visible = items.filter(({ visibility }) => visibility);
  const products = await productsOf(visible);
  return { items: visible.map((kit) => kitView(kit, products, viewer)).filter((view) => view !== undefined) };
}

/** A kit's page. Problem: not-found, also when one of its parts is gone or hidden. */
export async function kitPage(id: string, viewer: Viewer) {
  const kit = await loadKit(id);
  const view = kitView(kit, await productsOf([kit]), viewer);
  if (!view) throw new Problem("not-found");
  return view;
}
