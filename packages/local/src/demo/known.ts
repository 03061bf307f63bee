const at = (name: string): string => `${name}@solvia.example`;

/** By what the demonstration's accounts are known wherever one is named. */
export const emails = {
  consumer: at("cliente"),
  company: at("azienda"),
  buyer: at("acquirente"),
  viewer: at("contabile"),
  premium: at("premium"),
  reseller: at("rivenditore"),
  installer: at("installatore"),
  merchant: at("commerciante"),
  agent: at("agente"),
  warehouse: at("magazzino"),
  administrator: at("admin"),
} as const;

/** An account that money of the demonstration comes from and goes back to; the example of Italy's registry of IBANs. */
export const demoIban = "IT60X0542811101000000123456";
