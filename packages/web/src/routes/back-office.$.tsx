import { createFileRoute } from "@tanstack/react-router";
import { standsFor } from "./-stands-for.ts";

/** Stands for every page of the back office until one is asked for: visitors of the shop don't carry its routes. */
export const Route = createFileRoute("/back-office/$")({ beforeLoad: standsFor("office") });
