import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { saveProduct } from "@solvia/core/catalogue/editing/save-product";
import { saveSeries } from "@solvia/core/catalogue/series/save-series";
import { setPrices } from "@solvia/core/pricing/set-price";
import type { Width } from "./browser.ts";
import { startOffice, type Office } from "./office.ts";

/** An empty shop with its administrator and a series, for tests of prices. There from the first test on. */
export function usePriceOffice() {
  let shop: Office;
  let seriesId: string;
  beforeAll(async () => {
    shop = await startOffice();
    const pictures = { imageUrl: "/favicon.svg", imageUrlSmall: "/favicon.svg", texts: {} };
    const series = { name: "MC4", brand: "Voltalia", category: "others" as const, typology: "connectors" };
    seriesId = (await saveSeries({ ...series, ...pictures }, new Date())).id;
  });
  afterAll(() => shop.stop());
  return {
    office: (path: string, width?: Width) => shop.open(path, width),
    /** A product with a price of the platform and a dedicated one, in euro. */
    create: async (productCode: string, euro?: number): Promise<string> => {
      const fields = {
        name: `Connettore ${productCode}`,
        productCode,
        weight: 20,
        minQuantity: 1,
        piecesPerPackage: 0,
      };
      const { id } = await saveProduct({ seriesId, fields }, new Date());
      const price = { productId: id, locale: "it", discount: 0 };
      if (euro !== undefined) {
        const cents = Math.round(euro * 100);
        await setPrices(
          [
            { ...price, priceType: "public", price: cents },
            { ...price, priceType: "high", price: cents + 200 },
          ],
          new Date(),
        );
      }
      return id;
    },
  };
}

/** The cells of a product's row in the grid of prices: its types of price from left to right. */
export const priceCell = (page: Page, code: string, column: number) =>
  page
    .getByRole("row", { name: new RegExp(`Connettore ${code}\\b`) })
    .locator("[data-place]")
    .nth(column);

/** The grid of the products that a text finds: their dedicated prices beside those of the platform. */
export const priceGrid = (text: string) => `/back-office/prices?text=${text}&types=high,public`;
