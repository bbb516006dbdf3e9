/** A surveyed point that a drawn feature must match. */
export interface Anchor {
  feature: string;
  lon: number;
  lat: number;
  /** Accuracy of the point in metres. */
  accuracy: number;
  /** The source of the point. */
  source: string;
}

const osm = (feature: string, object: string, [lat, lon]: [number, number], accuracy: number): Anchor => ({
  feature,
  lat,
  lon,
  accuracy,
  source: `OpenStreetMap ${object}, July 2026`,
});

/** Surveyed points of the park: nodes, centres of outlines, and centres of the boxes of named ways (the least exact). */
export const anchors: readonly Anchor[] = [
  osm('fine-arts-museum', 'way/25216718', [47.5162158, 19.0763977], 15),
  osm('kunsthalle', 'way/25216715', [47.5139235, 19.0788441], 15),
  osm('heroes-square', 'relation/6411893', [47.514877, 19.077729], 20),
  osm('millennium-column', 'way/152833111', [47.515151, 19.078179], 5),
  osm('kronberger-square', 'street Kronberger Lili tér', [47.51451, 19.07945], 20),
  osm('rink-hall', 'way/25228492', [47.51469, 19.079922], 15),
  osm('boating-lake', 'way/299440196', [47.515012, 19.080351], 40),
  osm('zielinski-bridge', 'street Zielinski híd', [47.515797, 19.079378], 15),
  osm('gatehouse', 'way/1070741274', [47.51582, 19.082126], 8),
  osm('knights-hall', 'way/496365726', [47.51583, 19.08238], 8),
  osm('jak-chapel', 'way/25221552', [47.515654, 19.082735], 8),
  osm('apostles-tower', 'way/1070741272', [47.515331, 19.082381], 8),
  osm('nyebojsza-tower', 'way/1070741271', [47.51542, 19.081809], 8),
  osm('tompa-tower', 'way/1344462346', [47.515665, 19.08195], 8),
  osm('german-tower', 'way/1344462348', [47.514688, 19.082961], 8),
  osm('catherine-bastion', 'way/1344462350', [47.514688, 19.083405], 8),
  osm('agriculture-museum', 'node/4685641019', [47.515051, 19.083074], 15),
  osm('szechenyi-island', 'node/275019091', [47.515355, 19.081875], 30),
  osm('szechenyi-baths', 'node/13152675016', [47.518696, 19.082017], 10),
  osm('szechenyi-baths', 'node/13952082801', [47.518008, 19.082619], 10),
  osm('gundel', 'node/9104208377', [47.517311, 19.07734], 10),
  osm('circus', 'way/25223010', [47.519456, 19.081], 10),
  osm('biodome', 'way/1500976555', [47.520398, 19.083851], 30),
  osm('ethnography-museum-north', 'relation/13957874', [47.511527, 19.081378], 30),
  osm('memorial-square', 'way/272815302', [47.51164, 19.081734], 10),
  osm('korond-square', 'street Városligeti körönd', [47.51188, 19.08239], 10),
  osm('house-of-music', 'way/759007872', [47.513137, 19.083716], 15),
  osm('millennium-house', 'way/25228706', [47.512189, 19.088058], 10),
  osm('neo', 'way/1521456757', [47.512236, 19.087839], 12),
  osm('rose-garden', 'node/8026488420', [47.512582, 19.088211], 15),
  osm('balloon-field', 'node/9706674540', [47.517221, 19.084921], 10),
  osm('pantlika', 'way/633289873', [47.51612, 19.088772], 10),
  osm('paal-1', 'way/364790825', [47.51409, 19.08434], 10),
  osm('olof-palme-2', 'way/411182064', [47.51114, 19.08608], 10),
  osm('promenade', 'street Promenád', [47.50882, 19.084238], 80),
  osm('traffic-park', 'streets of the traffic park', [47.513714, 19.0902], 40),
  osm('zoo-gate', 'node/9101696872', [47.517818, 19.077481], 15),
  osm('kos-karoly-2', 'street Kós Károly sétány', [47.51725, 19.08265], 40),
  osm('vazsonyi', 'street Vázsonyi Vilmos sétány', [47.51661, 19.07975], 40),
  osm('vazsonyi', 'street Wünsch híd', [47.51656, 19.07818], 15),
  osm('verona', 'street Verona angyalai sétány', [47.51342, 19.08009], 15),
  osm('olof-palme-1', 'street Olof Palme sétány', [47.51326, 19.08287], 25),
  osm('washington', 'street Washington György sétány', [47.51374, 19.08304], 10),
  osm('churchill-1', 'street Churchill sétány', [47.51395, 19.08447], 10),
  osm('winston-churchill', 'street Winston Churchill sétány', [47.51367, 19.08571], 10),
  osm('paal-laszlo', 'street Paál László út', [47.51483, 19.08396], 25),
  osm('vajdahunyad', 'street Vajdahunyad sétány', [47.51504, 19.08544], 15),
  osm('liezen-mayer', 'street Liezen-Mayer sétány', [47.51472, 19.08617], 25),
  osm('konrad-adenauer', 'street Konrad Adenauer út', [47.51635, 19.0858], 25),
  osm('zichy', 'street Zichy Mihály út', [47.51438, 19.08903], 20),
  osm('ferencsik', 'street Ferencsik János út', [47.51418, 19.0913], 15),
  osm('tolsztoj', 'street Lev Tolsztoj sétány', [47.51301, 19.09104], 15),
  osm('asztana', 'street Asztana út', [47.51203, 19.09163], 15),
  osm('kneipp', 'street Kneipp ösvény', [47.51091, 19.08965], 30),
  osm('ocskay', 'street Ocskay László út', [47.50945, 19.08732], 20),
  osm('dvorak', 'street Dvořák sétány', [47.5102, 19.08356], 20),
];
