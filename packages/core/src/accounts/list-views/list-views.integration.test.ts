import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { createDemonstrationUser } from "../registration/create-demonstration-user.ts";
import { userByEmail } from "../login/login.ts";
import { addView, changeView, listViews, removeView } from "./list-views.ts";

useDatabase();
const now = new Date("2026-11-20T10:00:00Z");
const person = async (email: string, name: string) => {
  const wish = { email, name, surname: "Neri", password: "sole-e-vento-2026", roles: ["admin"] } as const;
  await createDemonstrationUser(wish, now);
  const id = (await userByEmail(email))?.id ?? "";
  return { id, roles: ["customer", "admin"] as const };
};
const view = (name: string, shared = false) => ({ name, search: { waiting: "transfer", late: true }, shared });

it("keeps views for their owner, and those that are shared for colleagues, who can't change them", async () => {
  const [ada, ivo] = [await person("ada@solvia.example", "Ada"), await person("ivo@solvia.example", "Ivo")];
  const mine = await addView(ada, "orders", view("Lunedì", true));
  await addView(ada, "orders", view("Solo mia"));
  expect((await listViews(ada, "orders")).own.map(({ name }) => name)).toEqual(["Lunedì", "Solo mia"]);
  expect(await listViews(ada, "products")).toEqual({ own: [], shared: [] });
  expect(await listViews(ivo, "orders")).toEqual({ own: [], shared: [{ ...mine, owner: "Ada Neri" }] });
  await expect(removeView(ivo, "orders", mine.id)).rejects.toMatchObject({ code: "forbidden" });
  await expect(changeView(ivo, "orders", mine.id, view("Sua"))).rejects.toMatchObject({ code: "forbidden" });
  await expect(removeView(ivo, "orders", "none")).rejects.toMatchObject({ code: "not-found" });

  await expect(addView(ada, "orders", view("lunedì"))).rejects.toMatchObject({
    code: "invalid-input",
    fields: [{ field: "name", code: "taken" }],
  });
  expect(await addView(ivo, "orders", view("Lunedì"))).toMatchObject({ name: "Lunedì" });
  await changeView(ada, "orders", mine.id, view("Lunedì"));
  expect((await listViews(ivo, "orders")).shared).toEqual([]);
  await removeView(ada, "orders", mine.id);
  expect((await listViews(ada, "orders")).own.map(({ name }) => name)).toEqual(["Solo mia"]);
});

it("holds thirty views of a list, and loses none of two that are saved at once", async () => {
  const eva = await person("eva@solvia.example", "Eva");
  const [one, other] = await Promise.all([addView(eva, "users", view("A")), addView(eva, "users", view("B"))]);
  expect((await listViews(eva, "users")).own.map(({ name }) => name).toSorted()).toEqual(["A", "B"]);
  const [renamed] = await Promise.all([
    changeView(eva, "users", one.id, view("Prima")),
    removeView(eva, "users", other.id),
    addView(eva, "users", view("Terza")),
  ]);
  const names = (await listViews(eva, "users")).own.map(({ name }) => name);
  expect(names.toSorted()).toEqual([renamed.name, "Terza"]);
  // Of two of one name at once, one is refused for that.
  const twice = await Promise.allSettled([addView(eva, "users", view("Due")), addView(eva, "users", view("due"))]);
  expect(twice.filter(({ status }) => status === "rejected")).toMatchObject([{ reason: { code: "invalid-input" } }]);
  for (let at = 3; at < 30; at++) await addView(eva, "users", view(`Vista ${at}`));
  await expect(addView(eva, "users", view("Una di troppo"))).rejects.toMatchObject({
    code: "limit-reached",
    params: { maximum: 30 },
  });
});
