import { finding, known, lacking, sumOf, type Finding, type Part } from "./part.ts";

/** kWh of storage per kWp of modules: usual, and still sensible (domain-rules 7.3). */
const usualSize = { from: 1, to: 2 } as const;
const sensibleSize = { from: 0.5, to: 3 } as const;

const takesBattery = ({ typology = "" }: Part): boolean => typology.startsWith("hybrid-") || typology === "retrofit";

interface Chosen {
  batteries: readonly Part[];
  inverters: readonly Part[];
  panels: readonly Part[];
  all: readonly Part[];
}

/** Whether the batteries suit the inverters and the plant. */
export function checkBatteries({ batteries, inverters, panels, all }: Chosen): Finding[] {
  if (batteries.length === 0) return [];
  const inverter = inverters.find((one) => takesBattery(one));
  if (!inverter) {
    return [
      inverters.length === 0
        ? finding("battery-inverter", "cannot-check", "no-inverter")
        : finding("battery-inverter", "blocked", "inverter-takes-no-battery"),
      ...checkManagement(batteries, all),
      ...checkSize(batteries, panels),
    ];
  }
  return [
    finding("battery-inverter", "ok", "inverter-takes-battery"),
    ...batteries.flatMap((battery) => [
      checkTension(battery, inverter),
      checkVoltage(battery, inverter),
      ...checkParallel(battery, inverter),
    ]),
    ...checkManagement(batteries, all),
    ...checkSize(batteries, panels),
    checkPower(batteries, inverter),
  ];
}

function checkTension(battery: Part, inverter: Part): Finding {
  const [has, takes] = [battery.technical.tension, inverter.technical.batteryTension];
  if (!has || !takes)
    return lacking("battery-tension", [
      [battery, ["tension"]],
      [inverter, ["batteryTension"]],
    ]);
  return has === takes
    ? finding("battery-tension", "ok", `both-${has}`)
    : finding("battery-tension", "blocked", `inverter-takes-${takes}`);
}

function checkVoltage(battery: Part, inverter: Part): Finding {
  const range = ["batteryVoltageMin", "batteryVoltageMax"] as const;
  const [has, takes] = [known(battery, ...range), known(inverter, ...range)];
  if (!has || !takes)
    return lacking("battery-voltage", [
      [battery, range],
      [inverter, range],
    ]);
  const numbers = {
    from: has.batteryVoltageMin,
    to: has.batteryVoltageMax,
    min: takes.batteryVoltageMin,
    max: takes.batteryVoltageMax,
  };
  return numbers.from >= numbers.min && numbers.to <= numbers.max
    ? finding("battery-voltage", "ok", "inside-range", numbers)
    : finding("battery-voltage", "blocked", "outside-range", numbers);
}

function checkParallel({ technical, quantity }: Part, inverter: Part): Finding[] {
  if (technical.maxParallel === undefined) return [];
  const most = technical.maxParallel * inverter.quantity;
  return [
    quantity <= most
      ? finding("battery-parallel", "ok", "below-limit", { quantity, most })
      : finding("battery-parallel", "blocked", "too-many-in-parallel", { quantity, most }),
  ];
}

function checkManagement(batteries: readonly Part[], all: readonly Part[]): Finding[] {
  const outside = batteries.some(({ technical }) => technical.bms === "nonIntegrated");
  if (!outside) return [];
  const accessory = all.some(({ category, typology }) => category === "batteries" && typology === "accessories");
  return [accessory ? finding("battery-bms", "ok", "bms-chosen") : finding("battery-bms", "warning", "bms-needed")];
}

function checkSize(batteries: readonly Part[], panels: readonly Part[]): Finding[] {
  const wattHour = sumOf(batteries, "energyWattHour");
  const watt = sumOf(panels, "powerWatt");
  if (!wattHour || !watt) return [];
  const ratio = wattHour / watt;
  const numbers = { ratio, ...usualSize };
  if (ratio < sensibleSize.from) return [finding("battery-size", "warning", "storage-small", numbers)];
  if (ratio > sensibleSize.to) return [finding("battery-size", "warning", "storage-large", numbers)];
  const usual = ratio >= usualSize.from && ratio <= usualSize.to;
  return [finding("battery-size", "ok", usual ? "usual-storage" : "sensible-storage", numbers)];
}

function checkPower(batteries: readonly Part[], inverter: Part): Finding {
  const has = sumOf(batteries, "batteryPowerWatt");
  const each = inverter.technical.batteryPowerWatt;
  if (has === undefined || each === undefined) {
    return lacking(
      "battery-power",
      [...batteries, inverter].map((part) => [part, ["batteryPowerWatt"]] as const),
    );
  }
  const takes = each * inverter.quantity;
  return has <= takes
    ? finding("battery-power", "ok", "below-limit", { watt: has, limit: takes })
    : finding("battery-power", "warning", "inverter-slower", { watt: has, limit: takes });
}
