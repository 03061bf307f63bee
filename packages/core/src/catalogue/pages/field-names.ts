import type { TechnicalField } from "../product.ts";
import type { Named } from "../taxonomy.ts";

const named = (it: string, en: string): Named => ({ it, en });

/** The technical fields as the public pages name them: the words of the application. */
export const fieldNames: Readonly<Record<TechnicalField, Named>> = {
  powerWatt: named("Potenza", "Power"),
  energyWattHour: named("Capacità", "Capacity"),
  efficiency: named("Efficienza", "Efficiency"),
  cellsNumber: named("Numero di celle", "Cells"),
  technology: named("Tecnologia", "Technology"),
  tempCoefficient: named("Coefficiente di temperatura", "Temperature coefficient"),
  productGuarantee: named("Garanzia prodotto", "Product guarantee"),
  performanceGuarantee: named("Garanzia di resa", "Performance guarantee"),
  mpptNumber: named("Numero di MPPT", "MPPTs"),
  mpptInputs: named("Ingressi per MPPT", "Inputs per MPPT"),
  maxShortCircuitCurrent: named("Corrente di corto circuito massima", "Maximum short-circuit current"),
  maxVoltage: named("Tensione massima", "Maximum voltage"),
  maxCurrent: named("Corrente massima", "Maximum current"),
  material: named("Materiale", "Material"),
  protectionClass: named("Grado di protezione", "Protection class"),
  numberStringIn: named("Stringhe in ingresso", "Input strings"),
  numberStringOut: named("Stringhe in uscita", "Output strings"),
  powerWattMin: named("Potenza minima", "Minimum power"),
  powerWattMax: named("Potenza massima", "Maximum power"),
  cableLength: named("Lunghezza cavo", "Cable length"),
  voltageRange: named("Intervallo di tensione", "Voltage range"),
  currentOutput: named("Corrente di uscita", "Output current"),
  connectorType: named("Connettore", "Connector"),
  tension: named("Tensione", "Tension"),
  bms: named("BMS", "BMS"),
  voc: named("Voc", "Voc"),
  isc: named("Isc", "Isc"),
  vmp: named("Vmp", "Vmp"),
  imp: named("Imp", "Imp"),
  vocTempCoefficient: named("Coefficiente di temperatura Voc", "Temperature coefficient of Voc"),
  maxDcPowerWatt: named("Potenza DC massima", "Highest DC power"),
  batteryTension: named("Tensione della batteria gestita", "Battery tension taken"),
  batteryVoltageMin: named("Tensione batteria minima", "Lowest battery voltage"),
  batteryVoltageMax: named("Tensione batteria massima", "Highest battery voltage"),
  batteryPowerWatt: named("Potenza batteria", "Battery power"),
  maxParallel: named("Batterie in parallelo", "Batteries in parallel"),
  maxSystemVoltage: named("Tensione di sistema", "System voltage"),
  mpptMinVoltage: named("MPPT minima", "MPPT minimum"),
  mpptMaxVoltage: named("MPPT massima", "MPPT maximum"),
};

export const valueNames: Readonly<Record<string, Named>> = {
  "high-tension": named("Alta tensione", "High tension"),
  "low-tension": named("Bassa tensione", "Low tension"),
  integrated: named("Integrato", "Integrated"),
  nonIntegrated: named("Non integrato", "Not integrated"),
};
