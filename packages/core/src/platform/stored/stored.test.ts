import * as z from "zod";
import { Entity, item, list, string } from "dynamodb-toolbox";
import { EntityFormatter } from "dynamodb-toolbox/entity/actions/format";
import { EntityParser } from "dynamodb-toolbox/entity/actions/parse";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { expect, it, vi } from "vitest";
import { writtenBy } from "../authorship.ts";
import { line } from "../text/typed.ts";
import { table } from "../table.ts";
import { byName, listOf, oneOf, shapeOf, withoutLimits } from "./shape.ts";
import { kept, stored } from "./stored.ts";
import { unnamed, upgraded, upgradedImage } from "./upgrade.ts";

vi.stubEnv("TABLE_NAME", "solvia");

interface Part {
  code: string;
  size?: number | undefined;
}
const part = shapeOf<Part>({ code: z.string(), size: z.number().optional() });

const MachineEntity = kept(
  new Entity({
    name: "Machine",
    table,
    schema: item({
      id: string().key(),
      state: stored(oneOf<"on" | "off">({ on: true, off: true })),
      parts: list(stored(part)),
      notes: stored(byName(z.string())).optional(),
      owner: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `MACHINE#${id}`, sk: "MACHINE" }),
    timestamps: false,
  }),
  {
    upgrades: [
      ({ running, ...machine }) => (running === undefined ? machine : { ...machine, state: running ? "on" : "off" }),
      (machine) => ({ owner: "nobody", ...machine }),
    ],
  },
);

const read = (raw: Readonly<Record<string, unknown>>) =>
  new EntityFormatter(MachineEntity).format(upgraded({ _et: "Machine", ...raw }));
const written = (input: Parameters<typeof put.parse>[0]) => put.parse(input).item as Readonly<Record<string, unknown>>;
const put = new EntityParser(MachineEntity);
const today = { id: "M1", state: "on", parts: [{ code: "P1", size: 3 }], owner: "U1", _shape: 3 } as const;

it("hands on what is stored as its schemas say, and names what isn't without its value", () => {
  expect(read(today)).toMatchObject({ state: "on", parts: [{ code: "P1", size: 3 }] });
  expect(() => read({ ...today, parts: [{ code: "P1" }, { code: "P2", size: "Ada" }] })).toThrow(
    expect.objectContaining({
      name: "UnreadableItem",
      message: expect.stringMatching(/^Machine\.parts\.size: .*number/),
    }),
  );
  expect(() => read({ ...today, state: "ada@example.com" })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining("ada") }),
  );
  expect(() => read({ ...today, notes: { "ada@example.com": 1 } })).toThrow(/^Machine\.notes\.\*: /);
});

it("writes nothing that it could not read", () => {
  expect(written({ ...today, parts: [...today.parts] })).toMatchObject({ state: "on", _shape: 3 });
  expect(() => written({ ...today, parts: [{ code: 1 as unknown as string }] })).toThrow(/^Machine\.parts\.code: /);
});

it("leads an item of any older version to today's, step by step, also where an update has written parts anew", () => {
  const { state: _, owner: __, _shape: ___, ...first } = today;
  expect(read({ ...first, running: false })).toMatchObject({ state: "off", owner: "nobody" });
  expect(read({ ...first, state: "on", _shape: 2 })).toMatchObject({ state: "on", owner: "nobody" });
  expect(read({ ...first, running: true, owner: "U2" })).toMatchObject({ state: "on", owner: "U2" });
  expect(() => read({ ...first })).toThrow(/state/);
});

it("refuses a shape of later than it knows, and lets an image of the stream through", () => {
  const later = { _et: "Machine", ...today, _shape: 4 };
  expect(() => read(later)).toThrow(/^Machine\._shape: of version 4/);
  expect(upgradedImage(later)).toEqual(later);
  expect(upgradedImage({ ...later, state: undefined, running: true, _shape: 1 })).toMatchObject({ state: "on" });
});

it("keeps what it has no name for when the whole item is written again, within values and beside them", () => {
  const newer = { ...today, parts: [{ code: "P1", colour: "red" }], serial: "S-1" };
  const rewritten = written({ ...read(newer), owner: "U9" });
  expect(rewritten).toMatchObject({
    owner: "U9",
    parts: [{ code: "P1", colour: "red" }],
    [unnamed]: { serial: "S-1" },
  });
  expect(upgraded({ _et: "Machine", ...rewritten })).toMatchObject({ serial: "S-1" });
});

it("says in every put and update who writes, whole, where an employee does", async () => {
  const by = { id: "W1", at: "2026-11-22T10:00:00Z", by: "U7", action: "POST /machines", kind: "machines" };
  const update = () => MachineEntity.build(UpdateItemCommand).item({ id: "M1", owner: "U2" }).params();
  const replace = () => written({ ...today, parts: [...today.parts] });
  const [updated, replaced] = await writtenBy(by, async () => [update(), replace()] as const);
  const values = Object.values(updated.ExpressionAttributeValues ?? {});
  expect(values).toContainEqual(by);
  expect(Object.values(updated.ExpressionAttributeNames ?? {})).toContain("changedBy");
  expect(replaced["changedBy"]).toEqual(by);
  expect(JSON.stringify(update())).not.toContain("changedBy");
  expect(replace()).not.toHaveProperty("changedBy");
});

it("lets no attribute share another's name", () => {
  const shared = stored(part);
  const twice = () =>
    kept(
      new Entity({
        name: "Pair",
        table,
        schema: item({ pk: string().key(), sk: string().key(), a: shared, b: shared }),
      }),
    );
  expect(twice).toThrow(/shares/);
});

it("takes from the API's schemas the kinds of what is stored, without their limits", () => {
  const Form = z.object({
    name: line().min(3),
    size: z.int().max(10).default(0),
    tags: z.array(z.string().max(2)).optional(),
  });
  const schema = withoutLimits(Form);
  expect(schema.safeParse({ name: "a", size: 12, tags: ["abc"] }).success).toBe(true);
  expect(schema.safeParse({ name: "abc" }).success).toBe(false);
  expect(schema.safeParse({ name: "abc", size: "12" }).success).toBe(false);
  expect(listOf(schema).safeParse([{ name: "a", size: 1 }]).success).toBe(true);
  expect(() => withoutLimits(z.date())).toThrow(/schema of its own/);
});
