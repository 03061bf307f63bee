import * as z from "zod";
import { boolean, Entity, item, number, string } from "dynamodb-toolbox";
import { personal } from "../../platform/personal-data.ts";
import { listOf } from "../../platform/stored/shape.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import { storedPlace } from "../lead.stored.ts";
import { wishKinds } from "../lead-codes.ts";
import { cellOf } from "../near/cells.ts";
import type { InstallerProfile } from "./profile.ts";

export const InstallerProfileEntity = kept(
  new Entity({
    name: "InstallerProfile",
    table,
    schema: item({
      id: string().key(),
      name: string().meta(personal),
      about: string().meta(personal),
      telephone: string().optional().meta(personal),
      website: string().optional().meta(personal),
      kinds: stored(listOf(z.enum(wishKinds))).meta(personal),
      place: stored(storedPlace).meta(personal),
      active: boolean(),
      paceWeek: string(),
      paceTaken: number(),
      asked: number(),
      answered: number(),
      revision: number(),
      changedOn: string(),
      /** The cell of the map in which they are looked for, while they take leads. */
      gsi1pk: string().optional(),
      gsi1sk: string().optional(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `INSTALLERPROFILE#${id}`, sk: "INSTALLERPROFILE" }),
    timestamps: false,
  }),
);

export const installersIn = (cell: string): string => `INSTALLERCELL#${cell}`;

/** The keys of a cell that they aren't looked for in are said to be none: what was read brings its earlier ones along. */
export const profileItem = (profile: InstallerProfile) => ({
  ...profile,
  ...(profile.active
    ? { gsi1pk: installersIn(cellOf(profile.place)), gsi1sk: profile.id }
    : { gsi1pk: undefined, gsi1sk: undefined }),
});
