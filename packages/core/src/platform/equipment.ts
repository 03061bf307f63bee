/** What the law of waste takes a product for: which stream its end of life is paid into, or none (tax/waste-fee.ts). */
export const equipmentKinds = ["photovoltaic-panel", "electrical-equipment", "battery", "passive"] as const;
export type EquipmentKind = (typeof equipmentKinds)[number];
