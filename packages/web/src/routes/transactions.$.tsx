import { createFileRoute } from "@tanstack/react-router";
import { standsFor } from "./-stands-for.ts";

/** Stands for the transactions' pages, whose routes come with the profile's. */
export const Route = createFileRoute("/transactions/$")({ beforeLoad: standsFor("customer") });
