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
const unitNames = [
  ...["um", "u.m.", "u.m", "u/m", "unità", "unita", "unità di misura", "unita di misura", "misura", "uom", "unit"],
  ...["unit of measure", "einheit", "einh.", "me", "mengeneinheit", "unidad", "unidad de medida", "ud.", "unité"],
  ...["unité de mesure", "u", "unidade", "unidade de medida", "un.", "eenheid", "jm", "j.m.", "jednostka"],
  ...["jednostka miary", "jedinica", "jedinica mjere", "jedinica mere", "jed. mjere", "jed. mere", "enhet"],
  ...["måleenhet", "unitate", "unitate de măsură", "мярка", "мерна единица", "м. ед.", "одиниця", "од. вим."],
  ...["одиниця виміру"],
];
const named = (names: readonly string[]) => (name: string) => names.includes(name.trim().toLowerCase());
export const isCode = named(codeNames);
export const isQuantity = named(quantityNames);
export const isUnit = named(unitNames);

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
