import type { Guides } from "./guide.ts";

export const guides: Guides = {
  panels: {
    title: "Panneaux photovoltaïques",
    lead: "Modules monocristallins, full black, bifaciaux et colorés, de la pièce au conteneur, avec puissance, garanties et €/Wp comparés.",
    sections: [
      {
        heading: "Quel module pour quelle toiture",
        paragraphs: [
          "Sur le toit d’une maison, c’est la production au mètre carré qui compte : regardez le rendement, pas seulement les watts. Un très grand module de 450 W peut produire moins, à surface égale, qu’un module plus compact de 430 W ; et il doit trouver sa place entre cheminées et fenêtres de toit.",
          "Le full black se choisit pour son esthétique : il chauffe un peu plus et coûte plus cher à puissance égale. Le bifacial est vraiment rentable là où la lumière revient par l’arrière, c’est-à-dire au sol, sur les ombrières et sur les toits plats clairs ; posé sur un pan de toit sombre, sa face arrière produit peu.",
        ],
      },
      {
        heading: "Les chiffres à lire dans la fiche technique",
        paragraphs: [
          "Le coefficient de température indique la puissance perdue pour chaque degré au-dessus de 25 °C de température de cellule : entre -0,29 et -0,35 %/°C, l’écart atteint quelques points de pourcentage en été. La tension en circuit ouvert (Voc) par temps froid détermine combien de modules peuvent former une chaîne (string) sans dépasser la tension maximale de l’onduleur.",
          "Il y a deux garanties, à lire séparément : la garantie produit couvre les défauts, la garantie de performance promet une puissance minimale au bout d’un certain nombre d’années. Les cellules de type N et les demi-cellules (half-cut) se dégradent en général moins et souffrent moins des ombrages partiels.",
        ],
      },
      {
        heading: "Acheter à la pièce, à la palette ou au conteneur",
        paragraphs: [
          "Les modules voyagent sur palette : en compléter une réduit à la fois le prix unitaire, pour les entreprises habilitées, et le risque de casse. Prévoyez toujours quelques modules de réserve du même lot : dans quelques années, ce modèle n’existera peut-être plus.",
        ],
      },
    ],
  },
  inverters: {
    title: "Onduleurs photovoltaïques",
    lead: "Monophasés, triphasés, hybrides, micro-onduleurs et retrofit : choisissez selon la puissance, le nombre de MPPT et la tension d’entrée.",
    sections: [
      {
        heading: "Monophasé, triphasé, hybride",
        paragraphs: [
          "En Italie, une installation raccordée en basse tension peut être monophasée jusqu’à 6 kW ; au-delà, il faut du triphasé. Si l’alimentation est déjà triphasée, un onduleur triphasé évite de déséquilibrer les phases.",
          "L’onduleur hybride charge et décharge une batterie côté courant continu : il se justifie si la batterie arrive tout de suite ou dans les prochaines années. Sur une installation existante, un retrofit ajoute la batterie côté alternatif sans toucher à l’onduleur en place.",
        ],
      },
      {
        heading: "Chaînes, MPPT et tensions",
        paragraphs: [
          "Chaque orientation du toit demande son propre MPPT : deux pans, deux MPPT. La tension en circuit ouvert de la chaîne à la température la plus froide du site doit rester sous la tension maximale ; la tension de fonctionnement, en été, dans la plage MPPT.",
          "Le courant de court-circuit maximal est à comparer à celui du module, plus élevé sur les grands modules actuels et sur les bifaciaux. La vérification de l’installation, sur la page de comparaison, fait ces calculs avec les chiffres des fiches techniques et signale ce qu’elle ne peut pas vérifier.",
        ],
      },
      {
        heading: "Rapport DC/AC",
        paragraphs: [
          "Une puissance de modules un peu supérieure à celle de l’onduleur, de 1,1 à 1,3 fois, exploite mieux les heures de faible ensoleillement : peu de pointes sont écrêtées. Ce qui compte, c’est la puissance DC maximale indiquée par le fabricant, à ne pas dépasser.",
        ],
      },
    ],
  },
  batteries: {
    title: "Batteries de stockage",
    lead: "Stockage haute et basse tension pour la maison et l’industrie, avec capacité, BMS et €/kWh comparés.",
    sections: [
      {
        heading: "Quelle capacité prévoir",
        paragraphs: [
          "Partez de la consommation entre le coucher et le lever du soleil, pas de la puissance de l’installation : une maison qui consomme 6 kWh la nuit exploite bien une batterie de 7 à 10 kWh. Une batterie plus grande reste à moitié vide en hiver, et son prix par kWh utilisé augmente.",
          "Les batteries modulaires sont extensibles, mais en général seulement avec des modules du même modèle et dans les quelques années qui suivent l’installation : laissez la place nécessaire et vérifiez combien de modules peuvent être mis en parallèle.",
        ],
      },
      {
        heading: "Haute ou basse tension",
        paragraphs: [
          "La haute tension travaille avec des courants plus faibles, donc des câbles plus fins et moins de pertes ; la basse tension (environ 48 V) est plus simple à étendre et très répandue avec les onduleurs off-grid. La tension doit être celle que l’onduleur hybride accepte : la vérification de l’installation le contrôle.",
        ],
      },
      {
        heading: "Sécurité et emplacement",
        paragraphs: [
          "Les cellules LiFePO4 (lithium fer phosphate) sont thermiquement plus stables et durent plus de cycles que d’autres chimies au lithium. Le BMS protège contre la surcharge, la décharge profonde et les températures excessives : s’il n’est pas intégré, il faut le prévoir à part.",
          "Regardez l’indice de protection : une batterie IP65 peut être installée à l’extérieur, à l’abri du soleil direct ; une IP20 demande un local sec. En dessous de zéro, la charge des cellules au lithium est limitée ou bloquée.",
        ],
      },
    ],
  },
  emobility: {
    title: "Recharge pour véhicules électriques",
    lead: "Wallbox monophasées et triphasées et bornes en courant continu, à associer au photovoltaïque.",
    sections: [
      {
        heading: "Quelle puissance",
        paragraphs: [
          "En courant alternatif, c’est le chargeur embarqué de la voiture qui décide : beaucoup acceptent 7,4 kW en monophasé ou 11 kW en triphasé, peu 22 kW. Une wallbox plus puissante que la voiture ne la recharge pas plus vite.",
          "À la maison, c’est surtout la puissance souscrite qui compte : une wallbox à gestion dynamique de la charge réduit la recharge quand le four et la pompe à chaleur démarrent, et suit le surplus photovoltaïque. Demandez si le compteur d’énergie nécessaire est compris.",
        ],
      },
      {
        heading: "Connecteur et pose",
        paragraphs: [
          "En Europe, la prise en courant alternatif est le Type 2. Avec un câble attaché, on va plus vite ; avec une prise seule, on utilise le câble de la voiture. La longueur du câble se mesure jusqu’à la prise de la voiture garée, pas jusqu’au pare-chocs.",
          "Chaque point de charge demande une ligne dédiée avec la protection différentielle indiquée par le fabricant, posée par un installateur qualifié.",
        ],
      },
    ],
  },
  others: {
    title: "Accessoires photovoltaïques",
    lead: "Connecteurs, dispositifs de découplage, pièces détachées et stations météo : tout ce qui complète l’installation.",
    sections: [
      {
        heading: "Connecteurs : la même marque des deux côtés",
        paragraphs: [
          "Deux connecteurs « compatibles » de marques différentes peuvent chauffer jusqu’à brûler : les fabricants ne garantissent que l’accouplement de leurs propres connecteurs. Choisissez celui du module et sertissez-le avec la pince prévue, pour la section de câble que vous utilisez.",
        ],
      },
      {
        heading: "Dispositif de découplage",
        paragraphs: [
          "En Italie, la norme CEI 0-21 (basse tension) exige une protection de découplage, dite « d’interface » ; au-dessus de 11,08 kW, ce doit être un dispositif externe à l’onduleur. En moyenne tension, c’est la CEI 0-16 qui s’applique.",
        ],
      },
      {
        heading: "Mesurer pour comprendre",
        paragraphs: [
          "Une station météo avec capteur d’irradiance et de température permet de dire si une baisse de production vient du ciel ou de l’installation : sur les grandes centrales, elle est amortie dès la première panne repérée à temps.",
        ],
      },
    ],
  },
  optimizers: {
    title: "Optimiseurs de puissance",
    lead: "Un MPPT pour chaque module : contre les ombrages, pour suivre chaque panneau, pour une mise hors tension en sécurité.",
    sections: [
      {
        heading: "Quand ils sont vraiment utiles",
        paragraphs: [
          "Là où une cheminée ou un arbre ombrage quelques modules, l’optimiseur évite qu’ils pénalisent toute la chaîne. Sur un toit dégagé avec une seule orientation, le gain est faible : un onduleur à plusieurs MPPT suffit souvent.",
          "Les optimiseurs servent aussi à voir la production module par module et, dans les systèmes qui le prévoient, à ramener la chaîne à une tension sûre quand l’installation est arrêtée.",
        ],
      },
      {
        heading: "Compatibilité",
        paragraphs: [
          "Certains optimiseurs ne fonctionnent qu’avec l’onduleur de la même marque, d’autres avec n’importe quel onduleur de chaîne. La puissance et la tension maximales d’entrée sont à comparer à celles du module ; la longueur des câbles, à la pose, en portrait ou en paysage.",
        ],
      },
    ],
  },
  structures: {
    title: "Structures de montage",
    lead: "Profilés, supports, brides, lests et systèmes complets pour toits inclinés, toits plats, bac acier et pose au sol.",
    sections: [
      {
        heading: "D’abord le toit, ensuite la structure",
        paragraphs: [
          "Les tuiles demandent des crochets fixés au chevron ; le bac acier reçoit des mini-rails et le joint debout, des pinces qui ne le percent pas ; sur un toit plat, les lests évitent de percer l’étanchéité, si la dalle en supporte le poids.",
          "La neige et le vent du site déterminent l’écartement des fixations : c’est le bureau d’études qui le fixe. Les rives du toit subissent plus de vent que le centre.",
        ],
      },
      {
        heading: "Des matériaux qui s’entendent",
        paragraphs: [
          "Aluminium pour les profilés, inox pour la visserie et les crochets : ensemble, ils durent. L’acier galvanisé et l’aluminium, en contact et à l’humidité, se corrodent ; en bord de mer, c’est encore plus vrai.",
        ],
      },
      {
        heading: "Compter les pièces",
        paragraphs: [
          "Chaque rangée demande deux profilés ; les brides centrales se placent entre les modules, les brides d’extrémité aux bouts, à la hauteur du cadre du module. Un profilé long se dilate : au-delà de dix mètres environ, il faut un joint de dilatation.",
        ],
      },
    ],
  },
  electrical_cabinet: {
    title: "Coffrets électriques",
    lead: "Coffrets de strings, d’interface et AC/DC câblés, selon le nombre de chaînes et la puissance de l’installation.",
    sections: [
      {
        heading: "Quel coffret, à quel endroit",
        paragraphs: [
          "Le coffret de strings regroupe les chaînes et les protège côté courant continu ; le coffret AC/DC réunit les protections des deux côtés ; le coffret d’interface sépare l’installation du réseau en cas de coupure, comme l’exige en Italie la CEI 0-21.",
        ],
      },
      {
        heading: "Ce qu’il faut vérifier",
        paragraphs: [
          "Chaînes en entrée et en sortie, plage de puissance, tension continue maximale et indice de protection : à l’extérieur, au moins IP65, à l’abri du soleil direct. Les parafoudres s’usent : ils doivent pouvoir être remplacés et leur voyant doit rester visible.",
          "Avec trois chaînes ou plus en parallèle, il faut en règle générale des fusibles de chaîne ; avec une ou deux, le plus souvent non : c’est le courant inverse maximal du module qui le dit.",
        ],
      },
    ],
  },
};
