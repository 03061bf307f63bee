import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now } from "../../../../../tests/support/shop.ts";
import { addCarrier, listCarriers, saveCarrier } from "./carriers.ts";

useDatabase();

const able = { adr: true, tailLift: true, smallVehicle: false, ferry: false, active: true };
const names = async () => (await listCarriers({ limit: 50 })).items.map(({ name }) => name);

it("keeps carriers by name, each once, and tells the second of two who correct one", async () => {
  const brt = await addCarrier({ name: "BRT", vatNumber: "IT04507990150", ...able }, now);
  await addCarrier({ name: "Arco Spedizioni", ...able }, now);
  await expect(addCarrier({ name: " brt ", ...able }, now)).rejects.toMatchObject({ code: "carrier-name-taken" });
  expect(await names()).toEqual(["Arco Spedizioni", "BRT"]);
  const saved = await saveCarrier(brt.id, { name: "BRT Corriere Espresso", ...able, active: false, version: 1 });
  expect(saved).toMatchObject({ version: 2, active: false });
  expect(saved).not.toHaveProperty("vatNumber");
  const late = saveCarrier(brt.id, { name: "Bartolini", ...able, version: 1 });
  await expect(late).rejects.toMatchObject({ code: "version-conflict" });
  const taken = saveCarrier(brt.id, { name: "ARCO  spedizioni", ...able, version: 2 });
  await expect(taken).rejects.toMatchObject({ code: "carrier-name-taken" });
  // The former name is free, and its own new one stays taken.
  await addCarrier({ name: "BRT", ...able }, now);
  await expect(addCarrier({ name: "brt corriere espresso", ...able }, now)).rejects.toMatchObject({
    code: "carrier-name-taken",
  });
  await expect(saveCarrier("nobody", { name: "X", ...able, version: 1 })).rejects.toMatchObject({ code: "not-found" });
});

it("gives a new name once to two who say it at one moment", async () => {
  const all = await Promise.allSettled([1, 2, 3].map(() => addCarrier({ name: "Fercam", ...able }, now)));
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const one of all)
    if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "carrier-name-taken" });
  expect((await names()).filter((name) => name === "Fercam")).toHaveLength(1);
});
