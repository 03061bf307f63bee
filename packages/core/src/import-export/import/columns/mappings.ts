import { batteriesListing } from "../listings/batteries-listing.ts";
import { invertersListing } from "../listings/inverters-listing.ts";
import type { Mapping } from "./mapping.ts";
import { panelsListing } from "../listings/panels-listing.ts";
import { specColumns } from "./spec-columns.ts";

/** The ready mappings: the columns of the specification, and public listings told by their columns. */
export const mappings: readonly Mapping[] = [specColumns, panelsListing, invertersListing, batteriesListing];
