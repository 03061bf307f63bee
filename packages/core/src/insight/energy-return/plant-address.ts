/** What a cart or a quotation says of a plant. */
interface Sold {
  lines: readonly {
    quantity: number;
    optional?: boolean | undefined;
    wattPeak?: number | undefined;
    wattHours?: number | undefined;
  }[];
  /** Cents. */
  amounts: { total: number; vatAmount: number };
  /** Whether its buyer bears the VAT (`gross`). */
  basis: "net" | "gross";
  /** Where the goods go. */
  address?: "pickup" | { countryCode: string; provinceCode?: string | undefined } | undefined;
}

/** Up to a watt: what figures with decimals add up to. */
const inThousands = (sum: number): number => Math.round(sum) / 1000;

/** The plant that some goods make: kWp of all panels, kWh of all batteries as their data sheets say; what is optional is left out. */
export function plantOf(lines: Sold["lines"]): { powerKw: number; storageKwh: number } {
  const counted = lines.filter(({ optional }) => !optional);
  const sumOf = (figure: "wattPeak" | "wattHours") =>
    inThousands(counted.reduce((sum, line) => sum + (line[figure] ?? 0) * line.quantity, 0));
  return { powerKw: sumOf("wattPeak"), storageKwh: sumOf("wattHours") };
}

/** Whether the calculator takes it: of 0.5 to 1,000 kWp, and in Italy, whose sun alone it knows (docs/decisions/energy-return.md). */
export function isReckonable({ lines, address }: Pick<Sold, "lines" | "address">): boolean {
  const { powerKw, storageKwh } = plantOf(lines);
  const isInItaly = typeof address !== "object" || address.countryCode === "IT";
  return powerKw >= 0.5 && powerKw <= 1000 && storageKwh <= 2000 && isInItaly;
}

/**
 * The calculator's address with what is sold of a plant: its power and storage, what it costs (with VAT for who bears it), where it stands. Its
 * consumption isn't known: a thousand kWh for each kWp, as the calculator's own example. All of it can be changed there.
 */
export function plantAddress({ lines, address, amounts, basis }: Sold): string {
  const { total, vatAmount } = amounts;
  const { powerKw, storageKwh } = plantOf(lines);
  const facts = new URLSearchParams({
    powerKw: String(powerKw),
    consumptionKwh: String(Math.round(powerKw * 1000)),
    ...(storageKwh > 0 && { storageKwh: String(storageKwh) }),
    investmentCents: String(basis === "net" ? total - vatAmount : total),
  });
  if (typeof address === "object" && address.provinceCode) facts.set("province", address.provinceCode);
  return `/calcolo-ritorno-investimento?${facts.toString()}`;
}
