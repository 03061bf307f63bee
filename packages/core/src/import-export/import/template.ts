import { type GoodsCategory, requiredTechnicalFields } from "../../catalogue/index.ts";
import en from "@solvia/texts/technical-words/en.json" with { type: "json" };
import it from "@solvia/texts/technical-words/it.json" with { type: "json" };
import { unitOfField } from "./columns/columns.ts";

const words = {
  it: {
    series: ["Nome serie", "Marca", "Categoria", "Tipologia"],
    product: ["Codice prodotto", "Nome", "EAN", "Peso (kg)", "Larghezza (mm)", "Lunghezza (mm)", "Altezza (mm)"],
    selling: ["Quantità minima", "Pezzi per pallet", "Prezzo", "Sconto %"],
    prices: ["Codice prodotto", "Tipo prezzo", "Paese", "Prezzo", "Sconto %", "Valido dal", "Valido al"],
    field: it.field,
  },
  en: {
    series: ["Series name", "Brand", "Category", "Typology"],
    product: ["Product code", "Name", "EAN", "Weight (kg)", "Width (mm)", "Length (mm)", "Height (mm)"],
    selling: ["Minimum quantity", "Pieces per pallet", "Price", "Discount %"],
    prices: ["Product code", "Price type", "Country", "Price", "Discount %", "Valid from", "Valid to"],
    field: en.field,
  },
} as const;

/** Units beside a figure's name, without which a number of it could mean several. */
const unitsInHeadings: ReadonlySet<string> = new Set(["W", "Wh", "%"]);

/** The heading of an empty price list that the import reads without a question. */
export const priceTemplate = (language: "it" | "en"): readonly string[] => words[language].prices;

/** The heading of an empty table of products: what those of a category need, named so that the import knows it. */
export function productTemplate(category: GoodsCategory, language: "it" | "en"): readonly string[] {
  const { series, product, selling, field } = words[language];
  const technical = requiredTechnicalFields(category, undefined).map((name) => {
    const unit = unitOfField(name) ?? "";
    return unitsInHeadings.has(unit) ? `${field[name]} (${unit})` : field[name];
  });
  return [...series, ...product, ...technical, ...selling];
}
