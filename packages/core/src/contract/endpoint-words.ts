import type { ActKind } from "../platform/act-kinds.ts";
import { endpointNames } from "./endpoint-names.gen.ts";

const known = new Map(endpointNames.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));

/** Logs keep an endpoint's method and path, which outlive a renamed constant; people read the constant's name. */
export const nameOfAction = (action: string): string => known.get(action)?.name ?? action;

/** The method and path of an endpoint, as logs keep them. */
export const actionNamed = (name: string): string => [...known].find(([, one]) => one.name === name)?.[0] ?? name;

/** Of which kind of act the customer is told whom an employee does this for. */
export function actKindOf(action: string): ActKind | undefined {
  const { forOthers } = known.get(action) ?? {};
  return forOthers === true ? undefined : forOthers;
}

/** What the audit log can be asked for, by kind and name. */
export const auditedActions = endpointNames
  .flatMap(({ name, kind }) => (kind ? [{ name, kind }] : []))
  .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name));
