import { energyReturnTexts } from "../../../i18n/areas/energy-return.ts";
import { useTexts } from "../../../i18n/index.ts";
import { MoneyBars } from "../../../ui/charts/money-bars.tsx";
import type { Reckoned } from "./plant-values.ts";

/** The balance year by year. */
export function BalanceChart({ years }: Pick<Reckoned, "years">) {
  const { t } = useTexts(energyReturnTexts);
  const bars = years.map(({ year, balanceCents: cents }) => ({ at: String(year), cents }));
  return <MoneyBars bars={bars} label={t("energyReturn.balance")} height={240} />;
}
