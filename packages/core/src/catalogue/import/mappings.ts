import { batteriesListing } from "./batteries-listing.ts";
import { invertersListing } from "./inverters-listing.ts";
import type { Mapping } from "./mapping.ts";
import { panelsListing } from "./panels-listing.ts";
import { specColumns } from "./spec-columns.ts";

/** The ready mappings; the first whose columns the file has is taken. */
export const mappings: readonly Mapping[] = [specColumns, panelsListing, invertersListing, batteriesListing];

/** The mapping of a file by its columns, or the one that is named; undefined when there is none. */
export const mappingFor = (columns: readonly string[], name?: string): Mapping | undefined =>
  name
    ? mappings.find((mapping) => mapping.name === name)
    : mappings.find((mapping) => mapping.columns.every((column) => columns.includes(column)));
