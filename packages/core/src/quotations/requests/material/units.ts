/** Words for pieces, as a quantity has them behind it, in the languages of the shop. */
export const pieces = String.raw`(?:pz|pezz[io]|pcs?|pieces?|pièces?|piezas?|peças?|st|stk|stücke?|stuks?|uds?|unidad(?:es)?|unidades?|unità|nr|szt|sztuk[ai]?|бр|бройк[аи]|броя|шт|штук[аи]?|kom|komada?|komadi|buc|buc[ăa]t[ăa]|buc[ăa][țt]i|stykk(?:er)?)\.?`;
/** Words for a pallet or a pack. */
export const packs = String.raw`(?:bancal[ei]|pallets?|plt|palett?en?|palettes?|palés?|epal|confezion[ei]|conf|packs?)\.?`;

/** What a column of units says besides: what counts single things, and a pack by other names. */
const counted =
  /^(?:n[.°ºr]?|no\.?|num\.?|cad(?:auno)?\.?|cadauna|ea|each|unit[sàé]?|un\.?|u\.?|und\.?|ud\.?|броя?|од\.?|stück|szt\.?|pce|pieza|peça|pièce)$/iu;
const packed =
  /^(?:bancal[ei]|bc\.?|plt?\.?|pal\.?|conf\.?|cf\.?|confez\.?|box|paletten?|palet[ayi]?|палети?|палета|pakke[tr]?|paquetes?|paquets?|pacotes?|opak\.?|opakowani[ea]|paket[i]?)$/iu;
/** Units that no pieces are counted in, where no heading says that a cell is a unit. */
const measured = /^(?:[cmk]?m|mt|mtl|ml|mq|mc|m[23²³]|k?g|gr|q\.?li|t|lt?|h|ore|hours?|std)\.?$/iu;
const wholly = (source: string): RegExp => new RegExp(`^${source}$`, "iu");
const [aPiece, aPack] = [wholly(pieces), wholly(packs)];

export type Unit = "pieces" | "packs" | "other";

/** What a cell of a column of units counts; undefined of an empty one. Another unit than a piece or a pack is asked about. */
export function unitOf(text: string): Unit | undefined {
  const unit = text.trim();
  if (unit === "") return undefined;
  if (aPack.test(unit) || packed.test(unit)) return "packs";
  return aPiece.test(unit) || counted.test(unit) ? "pieces" : "other";
}

/** Whether a cell of whatever column can be nothing but a unit. */
export function isUnitWord(text: string): boolean {
  const unit = text.trim();
  return [aPiece, aPack, counted, packed, measured].some((words) => words.test(unit));
}
