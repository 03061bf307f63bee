import { bareName, kindOf, laterDiscounts, type Target } from "./columns.ts";
import type { ImportKind } from "../import-kind.ts";
import { targetsOf } from "./targets.ts";
import { technicalFieldNamed } from "../cells/technical-names.ts";

/**
 * What makers and wholesalers of Europe call their columns, in the languages of the shop, beside the specification's own
 * names. A name that two things go by ("Prezzo") means what it most often does, and the person who imports sees it. A price that
 * may hold VAT ("Prezzo lordo", "PVP", "Bruttopreis") has no name here: what it is, is asked.
 */
const names: Readonly<Record<Target, string>> = {
  productCode:
    "codice prodotto|codice|cod|cod articolo|codice articolo|articolo|art|sku|product code|item code|item|item no|article|article no|part number|code|código|codigo|referencia|référence|reference|réf|code article|artikelnummer|artikel nr|art nr|artnr|bestellnummer|cod produs|cod articol|referência|artikelcode|артикул|код|kod|kod produktu|indeks|šifra|sifra|artikl|varenummer|varenr|код товару|каталожен номер",
  name: "descrizione|denominazione|nome|prodotto|description|name|product|product name|modello|model|descripción|nombre|désignation|designation|nom|bezeichnung|beschreibung|denumire|descriere|descrição|designação|nome do produto|omschrijving|naam|описание|наименование|назва|найменування|opis|nazwa|naziv|beskrivelse|navn|produktnavn",
  brand:
    "marca|marchio|produttore|costruttore|brand|manufacturer|maker|fabricante|marque|fabricant|hersteller|marke|producător|producator|merk|fabrikant|марка|производител|producent|marka|proizvođač|proizvodac|виробник|бренд|merke|produsent",
  seriesName:
    "serie|nome serie|series|series name|gamma|famiglia|gama|série|gamme|baureihe|reeks|серия|seria|serija|серія",
  category:
    "categoria|category|categoría|catégorie|kategorie|categorie|категория|kategoria|kategorija|категорія|kategori",
  typology: "tipologia|typology|tipología|typologie|typ|tipologie|типология|typologia|tipologija|типологія|typologi",
  numberCode: "ean|gtin|barcode|codice a barre|ean13|code barres|strichcode|código de barras",
  customsCode: "codice doganale|taric|hs code|nomenclatura combinata|customs code|zolltarifnummer|code douanier",
  weight:
    "peso|peso netto|peso lordo|weight|net weight|poids|gewicht|greutate|gewicht netto|тегло|waga|masa|težina|tezina|вага|vekt",
  sizeX:
    "larghezza|width|ancho|largeur|breite|lățime|latime|largura|breedte|ширина|szerokość|szerokosc|širina|sirina|bredde",
  sizeY:
    "lunghezza|length|largo|longueur|länge|laenge|lungime|comprimento|lengte|дължина|długość|dlugosc|dužina|duzina|duljina|довжина|lengde",
  sizeZ:
    "altezza|spessore|profondità|height|depth|thickness|alto|altura|grosor|hauteur|épaisseur|höhe|dicke|înălțime|inaltime|espessura|hoogte|dikte|височина|wysokość|wysokosc|visina|висота|høyde|hoyde",
  powerWatt:
    "potenza|potenza nominale|power|rated power|wp|watt|potencia|puissance|leistung|nennleistung|putere|potência|vermogen|мощност|moc|snaga|потужність|effekt",
  energyWattHour:
    "capacità|energia|energy|capacity|capacidad|capacité|kapazität|capacitate|capacidade|capaciteit|капацитет|pojemność|kapacitet|ємність|kapasitet",
  efficiency:
    "efficienza|rendimento|efficiency|eficiencia|rendement|wirkungsgrad|randament|eficiência|ефективност|sprawność|efikasnost|ефективність|virkningsgrad|učinkovitost",
  productGuarantee:
    "garanzia|garanzia prodotto|warranty|product warranty|garantía|garantie|produktgarantie|garanție|garantia|гаранция|gwarancja|garancija|гарантія|garanti|jamstvo",
  performanceGuarantee:
    "garanzia di resa|garanzia di rendimento|performance warranty|leistungsgarantie|garantie de performance",
  minQuantity:
    "quantità minima|minimo ordine|ordine minimo|min order|moq|minimum quantity|cantidad mínima|quantité minimale|mindestmenge|cantitate minimă|quantidade mínima|minimale hoeveelheid|минимално количество|minimalna ilość|minimalna količina|мінімальна кількість|minste antall",
  piecesPerPackage:
    "pezzi per pallet|pezzi per confezione|confezione|pz pallet|pieces per pallet|pcs pallet|piezas por palé|pièces par palette|stück pro palette|bucăți pe palet|peças por palete|stuks per pallet|бройки на палет|sztuk na palecie|komada na paleti|штук на палеті|stk per pall",
  visibility: "visibile|visible|sichtbar|visibilità|visibility",
  voc: "tensione a vuoto|open circuit voltage|leerlaufspannung",
  isc: "corrente di corto circuito|short circuit current|kurzschlussstrom",
  price:
    "prezzo|prezzo listino|prezzo di listino|listino|prezzo unitario|price|list price|unit price|precio|precio de lista|tarifa|prix|prix tarif|tarif|preis|listenpreis|preț|pret|preț de listă|preço|preço de tabela|prijs|catalogusprijs|цена|каталожна цена|cena|cena katalogowa|cijena|cenovnik|ціна|прайс|pris|listepris",
  discount:
    "sconto|sconti|sc|sconto base|sconto cliente|sconto riservato|sconto percentuale|perc sconto|scontistica|discount|rebate|descuento|dto|remise|rabatt|nachlass|reducere|discount|desconto|korting|отстъпка|rabat|upust|popust|знижка|avslag",
  net: "netto|prezzo netto|netto vendita|net|net price|neto|precio neto|net ht|prix net|nettopreis|preț net|preço líquido|nettoprijs|нетна цена|нето|cena netto|neto cena|neto cijena|ціна нетто|нетто|nettopris",
  priceType:
    "tipo|tipo prezzo|tipo di prezzo|price type|type|tipo de precio|type de prix|preisart|tip preț|tipo de preço|prijstype|вид цена|rodzaj ceny|vrsta cene|vrsta cijene|тип ціни|pristype",
  locale: "paese|nazione|stato|country|país|pays|land|țară|tara|държава|kraj|zemlja|država|країна",
  validFrom:
    "valido dal|valida dal|dal|valid from|from|válido desde|desde|valable du|gültig ab|valabil de la|geldig vanaf|валиден от|ważne od|važi od|vrijedi od|діє з|gyldig fra",
  validTo:
    "valido al|valida al|al|fino al|valid to|valid until|until|válido hasta|hasta|valable jusqu au|gültig bis|valabil până la|válido até|geldig tot|валиден до|ważne do|važi do|vrijedi do|діє до|gyldig til",
};

/** "Sconto 2", "Sc.2", "2° sconto": the discounts that follow each other, numbered by any of a discount's names. */
const numberedDiscounts = (names["discount"] ?? "").split("|").flatMap((name) =>
  ["discount", ...laterDiscounts].map((target, index): [string, Target] => {
    const place = index + 1;
    return [[`${name} ${place}`, `${name}${place}`, `${place} ${name}`, `${place}° ${name}`].join("|"), target];
  }),
);
const ordinalDiscounts: [string, Target][] = [
  ["primo sconto|first discount|primer descuento|première remise|erster rabatt", "discount"],
  ["secondo sconto|second discount|segundo descuento|deuxième remise|zweiter rabatt", "discount2"],
  ["terzo sconto|third discount|tercer descuento|troisième remise|dritter rabatt", "discount3"],
  ["quarto sconto|fourth discount|cuarto descuento|quatrième remise|vierter rabatt", "discount4"],
];

const targets = new Map<string, Target>();
const called = Object.entries(names).map(([target, list]): [string, Target] => [list, target]);
for (const [list, target] of [...called, ...numberedDiscounts, ...ordinalDiscounts]) {
  for (const name of list.split("|")) if (!targets.has(bareName(name))) targets.set(bareName(name), target);
}

/** What a heading names in an import of this kind: by the specification's own name, or by what people call it. */
export function targetNamed(heading: string, kind: ImportKind): { target: Target; isOwnName: boolean } | undefined {
  const known = targetsOf(kind);
  const own = known.find((target) => target === heading && !laterDiscounts.some((later) => later === target));
  if (own) return { target: own, isOwnName: true };
  const exact = [heading, withoutPieces(heading)].map(namedBy).find((target) => target !== undefined);
  const target = exact ?? [withoutUnit(heading), withoutBrackets(heading)].map(namedBy).find(isMeasured);
  return target !== undefined && known.includes(target) ? { target, isOwnName: false } : undefined;
}

const namedBy = (name: string): Target | undefined => targets.get(bareName(name)) ?? technicalFieldNamed(name);

/** A price by another measure ("€/Wp") or under a condition ("(IVA incl.)", "(vecchio)") is another price; a width is none. */
const isMeasured = (target: Target | undefined): boolean =>
  target !== undefined && !["euro", "discount"].includes(kindOf(target));

/** "Prezzo/pz", "Prezzo € cad." without the piece that it is for. */
const withoutPieces = (heading: string): string =>
  heading.replace(/[\s,/]+(?:pz|pcs|pc|stk|cad|szt|kom|бр|шт)\.?$/iu, "");

/** "Peso kg", "Larghezza mm." without the unit at the end. */
const withoutUnit = (heading: string): string =>
  heading.replace(/[\s,/]+(?:mm|cm|m|kg|g|gr|w|wp|kw|kwp|wh|kwh|v|a)\.?$/i, "");

const withoutBrackets = (heading: string): string =>
  withoutUnit(heading.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, " ").trim());

export const isKnownName =
  (kind: ImportKind) =>
  (name: string): boolean =>
    targetNamed(name, kind) !== undefined;
