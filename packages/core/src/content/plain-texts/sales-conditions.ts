import type { Written } from "../plain-text.ts";

export const salesConditions: Written = {
  it: {
    title: "Condizioni di vendita",
    lead: "Prezzi, ordini, consegna, recesso e garanzie, per aziende e per privati. Testo dimostrativo di una società inventata: prima dell'uso va sostituito con quello approvato dal legale.",
    sections: [
      {
        heading: "Prezzi",
        paragraphs: [
          "Ai privati i prezzi si mostrano con IVA e contributo RAEE; alle aziende al netto, con l'indicazione «+ IVA». Le spese di spedizione si vedono nel carrello prima dell'ordine. Tutti i prezzi sono in euro.",
        ],
      },
      {
        heading: "Ordine e conclusione del contratto",
        paragraphs: [
          "L'ordine è una proposta; il contratto è concluso con la conferma che inviamo per e-mail. I pezzi si prenotano quando l'ordine parte. Un ordine non pagato entro il termine indicato scade e i pezzi tornano disponibili.",
        ],
      },
      {
        heading: "Consegna",
        paragraphs: [
          "I tempi indicati nella scheda sono settimane di calendario dalla conferma del pagamento, o dall'ordine per le aziende con pagamento differito. Alla consegna controlla i colli davanti al vettore e annota i danni sul documento di trasporto.",
          "Batterie al litio e pezzi fuori misura viaggiano con mezzi dedicati. Si può ritirare in magazzino senza spese.",
        ],
      },
      {
        heading: "Recesso dei consumatori",
        paragraphs: [
          "Chi compra come privato può recedere entro 14 giorni dalla consegna dell'ultimo bene, senza dire perché, anche con la funzione di recesso nella pagina dell'ordine. Rimborsiamo il pagato, spedizione standard compresa, entro 14 giorni da quando riceviamo la merce o la prova dell'invio. Le spese di restituzione sono a carico di chi recede. Sono esclusi i beni fatti su misura.",
        ],
      },
      {
        heading: "Garanzie",
        paragraphs: [
          "Ai consumatori spetta la garanzia legale di conformità di due anni; alle aziende un anno. Le garanzie commerciali del costruttore, di prodotto e di resa, si aggiungono e stanno nella scheda di ogni prodotto.",
        ],
      },
      {
        heading: "Ritiro dei rifiuti elettrici",
        paragraphs: [
          "Per ogni apparecchiatura nuova ritiriamo gratuitamente l'usato equivalente. Il contributo RAEE è indicato a parte in ogni prezzo.",
        ],
      },
      {
        heading: "Controversie",
        paragraphs: [
          "Per i consumatori è competente il giudice del luogo di residenza; per le aziende il foro della sede di Solvia.",
        ],
      },
    ],
  },
  en: {
    title: "Conditions of sale",
    lead: "Prices, orders, delivery, withdrawal and guarantees, for companies and private persons. Demonstration text of an invented company: to be replaced by one that a lawyer has approved before use.",
    sections: [
      {
        heading: "Prices",
        paragraphs: [
          "Private persons see prices with VAT and waste-disposal tax; companies net, marked “+ VAT”. Shipping costs are shown in the cart before the order. All prices are in euro.",
        ],
      },
      {
        heading: "Order and contract",
        paragraphs: [
          "The order is an offer; the contract is made by the confirmation that we send by e-mail. Pieces are reserved when the order is placed. An order that isn't paid in the stated time expires and its pieces become available again.",
        ],
      },
      {
        heading: "Delivery",
        paragraphs: [
          "The times in the product's page are calendar weeks from the confirmed payment, or from the order for companies with deferred payment. On delivery check the parcels before the carrier and note damage on the transport document.",
          "Lithium batteries and over-length pieces travel by dedicated means. Collection at the warehouse is free.",
        ],
      },
      {
        heading: "Consumers' right of withdrawal",
        paragraphs: [
          "Whoever buys as a private person may withdraw within 14 days of delivery of the last good, without saying why, also by the withdrawal function on the order's page. We refund what was paid, standard shipping included, within 14 days of receiving the goods or proof of their dispatch. The cost of return is borne by whoever withdraws. Goods made to measure are excluded.",
        ],
      },
      {
        heading: "Guarantees",
        paragraphs: [
          "Consumers have the legal guarantee of conformity of two years; companies of one year. The maker's commercial guarantees, of product and performance, come on top and stand in each product's page.",
        ],
      },
      {
        heading: "Return of electrical waste",
        paragraphs: [
          "For each new piece of equipment we take back the old equivalent free of charge. The waste-disposal tax is shown apart in every price.",
        ],
      },
      {
        heading: "Disputes",
        paragraphs: ["For consumers the court of their residence is competent; for companies that of Solvia's seat."],
      },
    ],
  },
};
