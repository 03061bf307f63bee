import { sharedEntities } from "../../accounts/index.ts";
import { personalAttributes } from "../../platform/personal-data.ts";
import { holdings } from "./holdings.ts";

const marks: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...holdings.map(({ entity }) => entity), ...sharedEntities].map((entity) => [
    entity.entityName,
    new Set(personalAttributes(entity).flatMap(({ name, told }) => (told ? [] : [name]))),
  ]),
);

/** The attributes whose values the audit log masks: those that an entity's definition marks as personal, by the entity's name. */
export const personalMarks = (entity: string): ReadonlySet<string> => marks.get(entity) ?? new Set();
