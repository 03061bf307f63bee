import { createTable, startDatabase } from "@solvia/local/database/database";
import { percentile, timings, type Row } from "./measure.ts";

const installers = 10_000;

/** Where so many installers work all over Italy, the same at each run: more of them in the north, as people are. */
const placeOf = (at: number) => ({
  postalCode: "20121",
  city: "Milano",
  countryCode: "IT",
  approximate: false,
  latitude: 37 + 9.5 * Math.sqrt(((at * 7_919) % installers) / installers),
  longitude: 7 + 11 * (((at * 104_729) % installers) / installers),
});

/** The nearest of 10,000 installers, against the database of one machine. */
export async function leadRows(): Promise<Row[]> {
  const { endpoint, stop } = await startDatabase();
  Object.assign(process.env, {
    AWS_REGION: "eu-south-1",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    TABLE_NAME: "solvia-leads",
  });
  await createTable(endpoint, "solvia-leads");
  const { PutItemCommand } = await import("dynamodb-toolbox/entity/actions/put");
  const { InstallerProfileEntity, profileItem } = await import("@solvia/core/leads/installers/profile.table");
  const { profilesIn } = await import("@solvia/core/leads/installers/stored-profile");
  const { nearest } = await import("@solvia/core/leads/near/nearest");
  const profile = { name: "Sole", about: "x".repeat(300), kinds: ["plant"] as const, active: true };
  const figures = { paceWeek: "2026-11-16", paceTaken: 0, asked: 0, answered: 0, revision: 1 };
  for (let at = 0; at < installers; at += 1) {
    const one = { ...profile, ...figures, id: `I${at}`, place: placeOf(at), changedOn: "2026-11-20T10:00:00.000Z" };
    await InstallerProfileEntity.build(PutItemCommand).item(profileItem(one)).send();
  }
  let [cells, read] = [0, 0];
  const looks = 100;
  const taken = await timings(looks, async (at) => {
    await nearest(placeOf(at * 97), { enough: 3, most: 24 }, async (some) => {
      const found = await profilesIn(some);
      cells += some.length;
      read += found.length;
      return found;
    });
  });
  await stop();
  const made = looks + 20;
  return [
    { what: "the nearest of 10,000 installers: queries", measured: cells / made, unit: "" },
    { what: "the nearest of 10,000 installers: profiles read", measured: read / made, unit: "" },
    { what: "the nearest of 10,000 installers: p50", measured: percentile(taken, 0.5), unit: "ms" },
  ];
}
