import { expect, it } from "vitest";
import { hasContactDetails } from "./contact-details.ts";

it.each([
  "Scrivetemi a mario.rossi@example.com per favore",
  "mario.rossi (at) example.com",
  "Mi chiami al 347 1234567",
  "Tel. 02 12345678",
  "Rufen Sie mich an: +49 30 901820",
  "IT60 X054 2811 1010 0000 0123 456",
  "Il mio codice è RSSMRA85T10A562S",
])("is told of %s", (text) => expect(hasContactDetails(text)).toBe(true));

it.each([
  "Quanti moduli da 450 W posso collegare all'inverter SUN2000-10KTL-M1?",
  "La tensione massima è 1100 V e la corrente 12,5 A: va bene?",
  "Vale la norma CEI 0-21:2022-03 o il D.Lgs. 199/2021?",
  "Was kostet eine Anlage mit 10 kWp und 10 kWh Speicher im Jahr 2026?",
  "Kann ich 3 x 400 V mit 25 A absichern, 2026-11-29?",
])("is not told of %s", (text) => expect(hasContactDetails(text)).toBe(false));
