import type { HouseTexts } from "../plain-text.ts";

export const houseTexts: HouseTexts = {
  "about-us": {
    title: "Qui sommes-nous",
    lead: "Solvia vend du matériel photovoltaïque à ceux qui installent et à ceux qui vivent sous le toit, avec des prix expliqués et des disponibilités réelles. C’est une société de démonstration : le catalogue et les textes servent à montrer comment la boutique fonctionne.",
    sections: [
      {
        heading: "Des prix qui s’expliquent d’eux-mêmes",
        paragraphs: [
          "Chaque montant montre ses étapes : produit, éco-participation DEEE et éco-contribution batteries, livraison, TVA. Le même calcul vaut dans le panier, la commande, le devis et la facture.",
        ],
      },
      {
        heading: "Ce que vous voyez est en stock",
        paragraphs: [
          "La quantité disponible est celle de l’entrepôt, moins ce qui est déjà réservé. Les pièces sont réservées au moment de la commande : personne ne les vend deux fois.",
        ],
      },
      {
        heading: "D’abord les calculs, ensuite le panier",
        paragraphs: [
          "La vérification de l’installation compare panneaux, onduleurs et batteries avec les chiffres des fiches techniques et dit ce qui convient, ce qui ne convient pas et ce qui ne peut pas être vérifié, avec les raisons.",
        ],
      },
      {
        heading: "Pour les entreprises et les particuliers",
        paragraphs: [
          "Les entreprises vérifiées voient les prix nets, les palettes et les modalités de paiement qui leur sont réservées ; les particuliers voient tout de suite le prix final. Nous livrons dans dix-huit pays européens.",
        ],
      },
    ],
  },
  services: {
    title: "Services",
    lead: "Ce que nous faisons au-delà de l’expédition : devis, palettes et conteneurs, vérification de l’installation, revente sans entrepôt. Services d’une société de démonstration.",
    sections: [
      {
        heading: "Devis",
        paragraphs: [
          "Pour une installation entière ou de grandes quantités, demandez un devis : ses lignes restent bloquées aux prix proposés jusqu’à l’échéance et deviennent une commande en un clic.",
        ],
      },
      {
        heading: "Palettes et conteneurs",
        paragraphs: [
          "Les entreprises habilitées achètent à la palette et au conteneur à un prix dédié ; la fiche du produit indique combien de pièces manquent pour les compléter et combien vous économisez.",
        ],
      },
      {
        heading: "Vérification de l’installation",
        paragraphs: [
          "Chaînes, plage MPPT, courants, rapport DC/AC, phases et tension de la batterie, avec la température minimale du site. C’est un conseil, gratuit et sans inscription.",
        ],
      },
      {
        heading: "Revente sans entrepôt",
        paragraphs: [
          "Les revendeurs connectent leur boutique par l’API : catalogue, prix, disponibilités et commandes, avec emballage neutre et expédition au client final.",
        ],
      },
      {
        heading: "Livraison et assistance",
        paragraphs: [
          "Hayon élévateur, retrait à l’entrepôt, documents de chaque produit dans sa fiche, assistance technique par chat aux heures de bureau. Reprise gratuite de l’ancien appareil équivalent (DEEE).",
        ],
      },
    ],
  },
};
