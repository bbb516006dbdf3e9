export const visit = {
  all: 'Minden tudnivaló a látogatáshoz',
  pictograms: {
    train: 'Tömegközlekedés', car: 'Autóval', bicycle: 'Kerékpárral', wheelchair: 'Akadálymentesség', toilet: 'Mosdók', water: 'Ivóvíz', dog: 'Kutyával',
    child: 'Gyerekekkel', food: 'Étel, ital', clock: 'Nyitvatartás', ticket: 'Jegyek', wifi: 'Wifi', ball: 'Sport', info: 'Információ', parking: 'Parkolás',
    rules: 'Házirend', lost: 'Talált tárgyak', gift: 'Ajándék',
  },
};
