import { finding, lacking, sumOf, type Finding, type Part } from "./part.ts";

/** DC over AC power that needs no second thought (domain-rules 7.2). */
const usualRatio = { from: 0.8, to: 1.35 } as const;
/** W: above it Italy's CEI 0-21 wants an interface device of its own; above the other a three-phase connection. */
const interfaceLimit = 11_080;
const singlePhaseLimit = 6000;

const isSinglePhase = ({ typology }: Part): boolean => typology === "monophase" || typology === "hybrid-monophase";
const protects = ({ category, typology }: Part): boolean =>
  typology === "interface-device" || (category === "electrical_cabinet" && typology === "interface-cabinet");

/** Module power against inverter power. */
export function checkPower(panels: readonly Part[], inverters: readonly Part[]): Finding {
  const dc = sumOf(panels, "powerWatt");
  const ac = sumOf(inverters, "powerWatt");
  if (!dc || !ac) {
    return lacking(
      "power-ratio",
      [...panels, ...inverters].map((part) => [part, ["powerWatt"]] as const),
    );
  }
  const ratio = dc / ac;
  const numbers = { ratio, dc, ac, ...usualRatio };
  const limits = inverters.map(({ technical, quantity }) => (technical.maxDcPowerWatt ?? Infinity) * quantity);
  const limit = limits.reduce((sum, watt) => sum + watt, 0);
  if (dc > limit) return finding("power-ratio", "blocked", "above-dc-limit", { ...numbers, limit });
  if (ratio > usualRatio.to) return finding("power-ratio", "warning", "inverter-small", numbers);
  if (ratio < usualRatio.from) return finding("power-ratio", "warning", "inverter-large", numbers);
  return finding("power-ratio", "ok", "usual-ratio", numbers);
}

/** What the Italian grid asks of a plant of this power (domain-rules 7.4); elsewhere nothing is said. */
export function checkGrid(inverters: readonly Part[], all: readonly Part[], countryCode: string): Finding[] {
  const ac = sumOf(inverters, "powerWatt");
  if (countryCode !== "IT" || ac === undefined || inverters.length === 0) return [];
  const single = sumOf(inverters.filter(isSinglePhase), "powerWatt") ?? 0;
  return [
    ...(single > 0
      ? [
          single > singlePhaseLimit
            ? finding("single-phase", "warning", "single-phase-large", { watt: single, limit: singlePhaseLimit })
            : finding("single-phase", "ok", "below-limit", { watt: single, limit: singlePhaseLimit }),
        ]
      : []),
    ac > interfaceLimit && !all.some(protects)
      ? finding("interface-protection", "warning", "interface-device-needed", { watt: ac, limit: interfaceLimit })
      : finding("interface-protection", "ok", ac > interfaceLimit ? "interface-device-chosen" : "below-limit", {
          watt: ac,
          limit: interfaceLimit,
        }),
  ];
}
