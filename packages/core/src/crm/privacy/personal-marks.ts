import { sharedEntities } from "../../accounts/index.ts";
import { masksOf } from "../../platform/personal-data.ts";
import { holdings } from "./holdings.ts";

const marks: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = new Map(
  [...holdings.map(({ entity }) => entity), ...sharedEntities].map((entity) => [entity.entityName, masksOf(entity)]),
);

/** The attributes whose values the audit log masks: those that an entity's definition marks as personal, by the entity's name. */
export const personalMarks = (entity: string): ReadonlyMap<string, readonly string[]> => marks.get(entity) ?? new Map();
