/** What people call the columns of a bill of material, in the languages of the shop. */
const codeNames = [
  "codice",
  "codice articolo",
  "codice prodotto",
  "cod",
  "cod.",
  "articolo",
  "art.",
  "modello",
  "code",
  "product code",
  "part number",
  "sku",
  "item",
  "model",
  "artikelnummer",
  "artikel",
  "referencia",
  "référence",
  "réf",
  "reference",
  "ref",
  "código",
  "codigo",
  "kod",
  "šifra",
  "sifra",
  "код",
  "kode",
  "varenummer",
];
const quantityNames = [
  "quantità",
  "quantita",
  "q.tà",
  "q.ta",
  "qta",
  "qtà",
  "pezzi",
  "pz",
  "n. pezzi",
  "quantity",
  "qty",
  "pieces",
  "pcs",
  "menge",
  "anzahl",
  "cantidad",
  "quantité",
  "quantidade",
  "aantal",
  "cantitate",
  "ilość",
  "ilosc",
  "liczba",
  "količina",
  "kolicina",
  "количество",
  "кількість",
  "antall",
];
const named = (names: readonly string[]) => (name: string) => names.includes(name.trim().toLowerCase());
export const isCode = named(codeNames);
export const isQuantity = named(quantityNames);

/** Whether a pasted line names the columns: code and quantity in either order, in cells or beside one another. */
export function isHeading(line: string): boolean {
  const cells = line.split(/[\t;,]|\s{2,}/);
  if (cells.some(isCode) && cells.some(isQuantity)) return true;
  const words = line.trim().split(/\s+/).slice(0, 6);
  return words.some((_, at) => {
    const [before, behind] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    return (isCode(before) && isQuantity(behind)) || (isQuantity(before) && isCode(behind));
  });
}
