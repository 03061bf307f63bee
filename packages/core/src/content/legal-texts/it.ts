import type { LegalTexts } from "../plain-text.ts";

export const legalTexts: LegalTexts = {
  "terms-and-conditions": {
    title: "Termini e condizioni d'uso",
    lead: "Le regole per usare il sito Solvia: chi può registrarsi, che cosa è pubblico, come trattiamo contenuti e account. Testo dimostrativo di una società inventata: prima dell'uso va sostituito con quello approvato dal legale.",
    sections: [
      {
        heading: "Chi siamo",
        paragraphs: [
          "Il sito è gestito da Solvia, società dimostrativa con sede in Italia. Nessun ordine fatto su questa installazione dimostrativa dà luogo a una vendita vera.",
        ],
      },
      {
        heading: "Account",
        paragraphs: [
          "Possono registrarsi persone maggiorenni e aziende. Le aziende indicano la partita IVA, che controlliamo nel registro europeo; alcune funzioni si aprono solo dopo la verifica.",
          "Custodisci la password e avvisaci subito se pensi che altri la conoscano. Puoi chiudere l'account in ogni momento dalle impostazioni.",
        ],
      },
      {
        heading: "Contenuti del catalogo",
        paragraphs: [
          "Schede, disegni e prezzi sono preparati con cura ma possono contenere errori: vale la scheda tecnica del costruttore. Le immagini sono indicative. I marchi appartengono ai rispettivi proprietari.",
          "La verifica di sistema è un consiglio basato sui dati delle schede: non sostituisce il progetto di un tecnico abilitato.",
        ],
      },
      {
        heading: "Uso corretto",
        paragraphs: [
          "Non è permesso aggirare i limiti di accesso, raccogliere in massa i dati del catalogo senza accordo, né caricare contenuti illeciti. Chi vuole i dati in modo automatico può usare l'API per rivenditori.",
        ],
      },
      {
        heading: "Modifiche e legge",
        paragraphs: [
          "Pubblichiamo qui ogni modifica con la sua data. Si applica la legge italiana; restano salvi i diritti che la legge riconosce al consumatore nel Paese in cui vive.",
        ],
      },
    ],
  },
  "sales-conditions": {
    title: "Condizioni di vendita",
    lead: "Prezzi, ordini, consegna, recesso e garanzie, per aziende e per privati. Testo dimostrativo di una società inventata: prima dell'uso va sostituito con quello approvato dal legale.",
    sections: [
      {
        heading: "Prezzi",
        paragraphs: [
          "Ai privati i prezzi si mostrano con IVA e contributi RAEE e batterie; alle aziende al netto, con l'indicazione «+ IVA». Le spese di spedizione si vedono nel carrello prima dell'ordine. Tutti i prezzi sono in euro.",
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
          "Chi compra come privato può recedere entro 14 giorni dalla consegna dell'ultimo bene, senza dire perché, anche con la funzione di recesso nella pagina dell'ordine. Rimborsiamo il pagato, spedizione standard compresa, entro 14 giorni da quando riceviamo la merce o la prova dell'invio. Le spese di restituzione sono a carico di chi recede. Per le merci su pallet, che non possono tornare per posta, la spesa stimata è pari al costo di consegna indicato nell'ordine. Sono esclusi i beni fatti su misura.",
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
          "Per ogni apparecchiatura nuova ritiriamo gratuitamente l'usato equivalente. I contributi RAEE e batterie, dove sono dovuti, sono indicati a parte in ogni prezzo.",
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
  privacy: {
    title: "Informativa sulla privacy",
    lead: "Quali dati trattiamo, perché, per quanto tempo e come puoi decidere tu. Testo dimostrativo di una società inventata: prima dell'uso va sostituito con quello approvato dal legale.",
    sections: [
      {
        heading: "Titolare",
        paragraphs: [
          "Titolare del trattamento è Solvia, società dimostrativa. Per ogni domanda scrivi all'assistenza dalla chat o dalla pagina dell'account.",
        ],
      },
      {
        heading: "Dati e finalità",
        paragraphs: [
          "Dati dell'account e dell'azienda: per il contratto e gli obblighi fiscali. Indirizzi e telefono: per consegnare. Ordini, pagamenti e fatture: per il contratto e per legge. I numeri di carta non passano mai dai nostri sistemi: li tratta il fornitore dei pagamenti.",
          "Indirizzo IP e registro degli accessi: per la sicurezza. Newsletter e comunicazioni commerciali: solo con il tuo consenso, che puoi ritirare con un clic.",
        ],
      },
      {
        heading: "Conservazione",
        paragraphs: [
          "Documenti fiscali: dieci anni. Account: finché resta aperto; alla chiusura i dati personali si cancellano, salvo quelli che la legge ci obbliga a tenere. Registri di accesso: al massimo dodici mesi.",
        ],
      },
      {
        heading: "Chi altro li vede",
        paragraphs: [
          "Corrieri, fornitore dei pagamenti, fornitore dell'infrastruttura in area europea, commercialista: ciascuno solo per il suo compito e con un contratto che lo vincola. Non vendiamo dati.",
        ],
      },
      {
        heading: "I tuoi diritti",
        paragraphs: [
          "Puoi vedere, correggere, esportare e cancellare i tuoi dati, limitarne l'uso e opporti, dalle impostazioni dell'account o scrivendoci. Puoi presentare reclamo al Garante per la protezione dei dati personali o all'autorità del Paese in cui vivi.",
        ],
      },
    ],
  },
  "cookie-policy": {
    title: "Informativa sui cookie",
    lead: "Che cosa il sito tiene nel tuo browser, e perché. Testo dimostrativo di una società inventata: prima dell'uso va sostituito con quello approvato dal legale.",
    sections: [
      {
        heading: "Cookie tecnici",
        paragraphs: [
          "Un cookie di sessione, che esiste dopo l'accesso e serve a riconoscerti, e un cookie del carrello, se ci metti prodotti senza accedere. Gli script della pagina non possono leggerli; scadono da soli, quello di sessione anche quando esci. Non serve consenso perché senza di essi il sito non funziona. Un terzo cookie dice alla pagina soltanto che hai fatto l'accesso, così che non mostri i prezzi di altri: questo gli script lo leggono, e non contiene altro.",
        ],
      },
      {
        heading: "Memoria del browser",
        paragraphs: [
          "Lingua, Paese e prodotti da confrontare restano nella memoria del tuo browser e non ci vengono inviati come profilo: puoi cancellarli dalle impostazioni del browser.",
        ],
      },
      {
        heading: "Statistiche e pubblicità",
        paragraphs: [
          "Senza il tuo consenso non carichiamo strumenti di statistica o di pubblicità. Se lo dai, puoi ritirarlo quando vuoi. In questa installazione dimostrativa non ce ne sono.",
        ],
      },
      {
        heading: "Pagamenti",
        paragraphs: [
          "Alla cassa il modulo della carta è del fornitore dei pagamenti, che usa propri cookie tecnici contro le frodi.",
        ],
      },
    ],
  },
};
