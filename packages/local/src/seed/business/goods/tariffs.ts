import { addDeliveryTariff } from "@solvia/core/contract/back-office/logistics";
import { addDeliveryTariff as add, listDeliveryTariffs } from "@solvia/core/pricing/delivery/delivery-tariffs";
import { firstTariff, type DeliveryRates } from "@solvia/core/pricing/delivery/delivery-tariff";
import { plusDays, romeDate } from "@solvia/core/platform/time";
import { asOffice } from "../actors.ts";
import type { Stage } from "../stage.ts";

/** The first tariff's amounts by so many hundredths, in whole half euros as carriers print them. */
function scaled(hundredths: number): DeliveryRates {
  const of = <K extends string>(amounts: Readonly<Record<K, number>>) =>
    Object.fromEntries(
      Object.entries<number>(amounts).map(([name, cents]) => [name, Math.round((cents * hundredths) / 5000) * 50]),
    ) as Record<K, number>;
  const zones = Object.fromEntries(
    Object.entries(firstTariff.zones).map(([zone, bands]) => [zone, of(bands)]),
  ) as unknown as DeliveryRates["zones"];
  return { zones, surcharges: of(firstTariff.surcharges) };
}

interface Made {
  name: string;
  /** So many hundredths of the first one's amounts. */
  hundredths: number;
  /** So many days ago it was made; it begins so many days later. */
  days: number;
  after: number;
  /** Days that it lasts, where it ends by itself. */
  lasts?: number;
  /** Net cents of goods from which a delivery is free. */
  freeFrom?: number;
}

const tariffMade = ({ act, ago }: Stage, { name, hundredths, days, after, lasts, freeFrom }: Made) =>
  act(`delivery tariff ${name}`, async () => {
    const now = ago(days);
    const { items } = await listDeliveryTariffs({}, now);
    if (items.some((one) => one.name === name)) return;
    const from = plusDays(romeDate(now), after);
    const until = lasts === undefined ? undefined : plusDays(from, lasts);
    await asOffice({ endpoint: addDeliveryTariff, now }, () =>
      add({ name, from, until, freeFrom, ...scaled(hundredths) }, now),
    );
  });

/** What carriers took, take, take while an offer lasts, and will take. */
export async function deliveryTariffs(stage: Stage): Promise<void> {
  await tariffMade(stage, { name: "Corrieri: listino dell'anno scorso", hundredths: 92, days: 420, after: 10 });
  await tariffMade(stage, { name: "Corrieri: listino di quest'anno", hundredths: 100, days: 220, after: 15 });
  await tariffMade(stage, { name: "Offerta d'autunno", hundredths: 95, days: 20, after: 5, lasts: 45 });
  await tariffMade(stage, {
    name: "Corrieri: listino nuovo",
    hundredths: 106,
    days: 2,
    after: 40,
    freeFrom: 2_000_000,
  });
}
