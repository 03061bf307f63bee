import type { LegalTexts } from "../plain-text.ts";

export const legalTexts: LegalTexts = {
  italianPrevails:
    "This is a translation: where it differs from the Italian text, the Italian text prevails. The rights that the law of your country gives you as a consumer remain.",
  "terms-and-conditions": {
    title: "Terms and conditions of use",
    lead: "The rules for using the Solvia site: who may register, what is public, how we treat content and accounts. Demonstration text of an invented company: to be replaced by one that a lawyer has approved before use.",
    sections: [
      {
        heading: "Who we are",
        paragraphs: [
          "The site is run by Solvia, a demonstration company based in Italy. No order placed on this demonstration installation leads to a real sale.",
        ],
      },
      {
        heading: "Account",
        paragraphs: [
          "Adults and companies may register. Companies give their VAT number, which we check in the European register; some functions open only after verification.",
          "Keep your password safe and tell us at once if you think that others know it. You can close the account at any time in the settings.",
        ],
      },
      {
        heading: "Content of the catalogue",
        paragraphs: [
          "Product data, drawings and prices are prepared with care but may contain errors: the manufacturer's data sheet prevails. Pictures are indicative. Trade marks belong to their owners.",
          "The system check is advice based on the figures of the data sheets: it does not replace the design by a qualified engineer.",
        ],
      },
      {
        heading: "Fair use",
        paragraphs: [
          "It is not permitted to get around access limits, to collect the catalogue's data in bulk without an agreement, or to upload unlawful content. If you want the data automatically, use the API for resellers.",
        ],
      },
      {
        heading: "Changes and law",
        paragraphs: [
          "We publish every change here with its date. Italian law applies; the rights that the law gives consumers in the country where they live remain.",
        ],
      },
    ],
  },
  "sales-conditions": {
    title: "Conditions of sale",
    lead: "Prices, orders, delivery, withdrawal and guarantees, for companies and private persons. Demonstration text of an invented company: to be replaced by one that a lawyer has approved before use.",
    sections: [
      {
        heading: "Prices",
        paragraphs: [
          "Private persons see prices with VAT, waste-disposal tax and battery contribution; companies net, marked “+ VAT”. Shipping costs are shown in the cart before the order. All prices are in euro.",
        ],
      },
      {
        heading: "Order and contract",
        paragraphs: [
          "The order is an offer; the contract is concluded by the confirmation that we send by e-mail. Items are reserved when the order is placed. An order that is not paid within the stated time expires and its items become available again.",
        ],
      },
      {
        heading: "Delivery",
        paragraphs: [
          "The times on the product page are calendar weeks from the confirmed payment, or from the order for companies with deferred payment. On delivery check the parcels in the carrier's presence and note any damage on the transport document.",
          "Lithium batteries and over-length items travel by dedicated transport. Collection at the warehouse is free.",
        ],
      },
      {
        heading: "Consumers' right of withdrawal",
        paragraphs: [
          "Whoever buys as a private person may withdraw within 14 days of delivery of the last item, without giving a reason, also by the withdrawal function on the order's page. We refund what was paid, standard shipping included, within 14 days of receiving the goods or proof of their dispatch. The cost of returning the goods is borne by the person who withdraws. For goods on pallets, which can't go back by post, the estimated cost is that of the delivery stated in the order. Goods made to measure are excluded.",
        ],
      },
      {
        heading: "Guarantees",
        paragraphs: [
          "Consumers have a two-year legal guarantee of conformity; companies have one year. The manufacturer's commercial guarantees, on product and performance, are additional and are stated on each product's page.",
        ],
      },
      {
        heading: "Return of electrical waste",
        paragraphs: [
          "For each new piece of equipment we take back the old equivalent free of charge. The waste-disposal tax and the battery contribution, where due, are shown separately in every price.",
        ],
      },
      {
        heading: "Disputes",
        paragraphs: [
          "For consumers the court of their place of residence has jurisdiction; for companies, the court of Solvia's registered office.",
        ],
      },
    ],
  },
  privacy: {
    title: "Privacy notice",
    lead: "Which data we process, why, for how long, and how you decide. Demonstration text of an invented company: to be replaced by one that a lawyer has approved before use.",
    sections: [
      {
        heading: "Controller",
        paragraphs: [
          "The controller is Solvia, a demonstration company. For any question write to support by chat or from the account's page.",
        ],
      },
      {
        heading: "Data and purposes",
        paragraphs: [
          "Data of account and company: for the contract and tax duties. Addresses and telephone: to deliver. Orders, payments and invoices: for the contract and by law. Card numbers never pass through our systems: the payment provider handles them.",
          "IP address and access log: for security. Newsletter and commercial messages: only with your consent, which you can withdraw with one click.",
        ],
      },
      {
        heading: "How long",
        paragraphs: [
          "Fiscal documents: ten years. Account: as long as it is open; when it is closed, personal data are erased, except those that the law makes us keep. Access logs: twelve months at most.",
        ],
      },
      {
        heading: "Who else sees them",
        paragraphs: [
          "Carriers, payment provider, infrastructure provider in the European area, accountant: each only for their task and bound by a contract. We don't sell data.",
        ],
      },
      {
        heading: "Your rights",
        paragraphs: [
          "You can see, correct, export and erase your data, restrict their use and object, in the account's settings or by writing to us. You can complain to the Italian data protection authority (Garante per la protezione dei dati personali) or to that of the country where you live (in the United Kingdom, the ICO).",
        ],
      },
    ],
  },
  "cookie-policy": {
    title: "Cookie policy",
    lead: "What the site keeps in your browser, and why. Demonstration text of an invented company: to be replaced by one that a lawyer has approved before use.",
    sections: [
      {
        heading: "Technical cookies",
        paragraphs: [
          "A session cookie, which exists after login and serves to recognise you, and a cookie for the cart, if you put products into it without logging in. The page's scripts cannot read them; they expire by themselves, the session cookie also when you log out. No consent is needed, because without them the site does not work. A third cookie only tells the page that you have logged in, so that it does not show other people's prices: scripts can read this one, and it contains nothing else.",
        ],
      },
      {
        heading: "Browser storage",
        paragraphs: [
          "Language, country and products to compare stay in your browser's storage and are not sent to us as a profile: you can delete them in the browser's settings.",
        ],
      },
      {
        heading: "Statistics and advertising",
        paragraphs: [
          "Without your consent we load no tools for statistics or advertising. If you give it, you can withdraw it whenever you like. In this demonstration installation there are none.",
        ],
      },
      {
        heading: "Payments",
        paragraphs: [
          "At the checkout the card form is the payment provider's, who uses technical cookies of its own against fraud.",
        ],
      },
    ],
  },
};
