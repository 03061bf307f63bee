import type { HouseTexts } from "../plain-text.ts";

export const houseTexts: HouseTexts = {
  "about-us": {
    title: "About us",
    lead: "Solvia sells photovoltaic equipment to those who install and those who live under the roof, with prices explained and true stock. It is a demonstration company: catalogue and texts show how the shop works.",
    sections: [
      {
        heading: "Prices that explain themselves",
        paragraphs: [
          "Every amount shows its steps: product, waste-disposal tax and battery contribution, shipping, VAT. The same sum holds in the cart, the order, the quotation and the invoice.",
        ],
      },
      {
        heading: "What you see is there",
        paragraphs: [
          "The quantity available is what lies in the warehouse less what is reserved. Pieces are reserved the moment the order is placed: nobody sells them twice.",
        ],
      },
      {
        heading: "First the sums, then the cart",
        paragraphs: [
          "The system check compares panels, inverters and batteries by the figures of their data sheets and says what fits, what doesn't and what cannot be checked, with the reasons.",
        ],
      },
      {
        heading: "For companies and households",
        paragraphs: [
          "Verified companies see net prices, pallets and payment terms of their own; private persons see the final price at once. We serve eighteen European countries.",
        ],
      },
    ],
  },
  services: {
    title: "Services",
    lead: "What we do beyond shipping: quotations, pallets and containers, system check, resale without a warehouse. Services of a demonstration company.",
    sections: [
      {
        heading: "Quotations",
        paragraphs: [
          "For whole plants or large quantities ask for a quotation: its lines stay at the offered prices until it expires and become an order with one click.",
        ],
      },
      {
        heading: "Pallets and containers",
        paragraphs: [
          "Enabled companies buy by the pallet and container at a price of their own; the product's page says how many pieces complete it and what that saves.",
        ],
      },
      {
        heading: "System check",
        paragraphs: [
          "Strings, MPPT window, currents, DC/AC ratio, phases and battery tension, with the place's minimum temperature. It is advice, free and without registration.",
        ],
      },
      {
        heading: "Resale without a warehouse",
        paragraphs: [
          "Resellers connect their shop by the API: catalogue, prices, stock and orders, with anonymous packaging and shipping to the final customer.",
        ],
      },
      {
        heading: "Delivery and support",
        paragraphs: [
          "Tail lift, collection at the warehouse, each product's documents in its page, technical support by chat in office hours. Free return of the old equivalent (WEEE).",
        ],
      },
    ],
  },
};
