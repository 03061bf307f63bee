import { createFileRoute } from "@tanstack/react-router";
import { standsFor } from "./-stands-for.ts";

/** Stands for the dashboard's pages, whose routes come with the profile's. */
export const Route = createFileRoute("/dashboard/$")({ beforeLoad: standsFor("customer") });
